import { buildSandbox, buildSystem } from "./system.ts";

await buildSystem();
await buildSandbox();
