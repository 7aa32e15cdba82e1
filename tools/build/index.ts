import { fileURLToPath } from "node:url";
import { buildSystem } from "./system.ts";

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSystem();
