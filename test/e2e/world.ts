import { test } from "@playwright/test";
import { startHost, type Host, type HostOptions } from "../support/host.ts";
import { leaveAll } from "./player.ts";

/** A world that is played in; its address is known while a test runs. */
export interface World {
  readonly url: string;
}

/** One world for all tests of the file or group in which this is called; after each of them everybody leaves it. */
export function sharedWorld(options?: HostOptions): World {
  let host: Host | null = null;
  test.beforeAll(async () => {
    host = await startHost(options);
  });
  test.afterEach(leaveAll);
  test.afterAll(() => host?.stop());
  return worldOn(() => host);
}

/** A world of its own for each test of the file or group in which this is called. */
export function freshWorlds(options?: HostOptions): World {
  let host: Host | null = null;
  test.beforeEach(async () => {
    host = await startHost(options);
  });
  test.afterEach(async () => {
    await leaveAll();
    await host?.stop();
  });
  return worldOn(() => host);
}

function worldOn(hostNow: () => Host | null): World {
  return {
    get url() {
      const host = hostNow();
      if (!host) throw new Error("A world has an address while a test runs in it.");
      return host.url;
    },
  };
}
