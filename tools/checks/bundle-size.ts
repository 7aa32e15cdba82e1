import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** What is measured: the script that a build leaves behind, as Foundry loads it. */
const BUNDLE = "dist/index.js";

/** The most bytes that it may have, gzipped, with the German variant alone. Each later variant raises it knowingly. */
const MOST = 63_000;

const bytes = gzipSync(readFileSync(BUNDLE), { level: 9 }).length;
const isGood = bytes < MOST;
console.log(`${isGood ? "ok" : "NOT OK"} ${BUNDLE}: ${bytes} bytes gzipped, fewer than ${MOST} wanted`);
if (!isGood) process.exitCode = 1;
