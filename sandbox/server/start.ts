import { startHost } from "./host.ts";
import { StartRefusal, readOptions } from "./options.ts";

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const running = await startHost(options);
  if (!options.quiet) {
    for (const { name, url } of running.addresses) console.log(`${name.padEnd(14)} ${url}`);
  }
  console.log(`ready http://127.0.0.1:${running.port}/`);
  const stop = (): void => {
    void running.close().finally(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

main().catch((error: unknown) => {
  const known = error instanceof StartRefusal || (error instanceof TypeError && "code" in error);
  console.error(known ? error.message : error);
  process.exitCode = 1;
});
