// The door of `npm start` and `npm test`: plain JavaScript, because nothing may be installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const PACKAGES = join(ROOT, "node_modules");
const MARK = join(PACKAGES, ".construct-lock");
const [tool, ...rest] = process.argv.slice(2);

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Construct needs Node 20.19 or newer; this is Node ${process.versions.node}. Install a newer one from nodejs.org.`,
  );
}

function install() {
  // Packages that are linked in belong to somebody else: an install would empty them there.
  if (lstatSync(PACKAGES, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const lock = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === lock) return;
  process.stdout.write("Installing the packages (npm ci) …\n");
  const done = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: ROOT, stdio: "inherit" });
  if (done.status !== 0) stop("The packages could not be installed: see what npm says above, then try again.");
  writeFileSync(MARK, lock);
}

requireNode();
install();
const run = spawnSync(process.execPath, ["--import", "tsx", join(ROOT, "tools", tool, "index.ts"), ...rest], {
  cwd: ROOT,
  stdio: "inherit",
});
process.exit(run.status ?? 1);
