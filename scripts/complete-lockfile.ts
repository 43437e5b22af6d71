/**
 * Adds missing packages of other platforms to the lockfile; with `--check`, only reports them. npm leaves
 * them out if its registry, such as a mirror, does not have them, and then `npm ci` rejects the lockfile
 * everywhere.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { missingPlatformPackages, type Lockfile } from "./missing-platform-packages.ts";
import { root } from "./run-step.ts";

const path = join(root, "package-lock.json");
const lockfile = JSON.parse(readFileSync(path, "utf8")) as Lockfile;
const missing = missingPlatformPackages(lockfile);
const names = Object.keys(missing);

if (names.length === 0) {
  console.log("The lockfile is complete.");
} else if (process.argv.includes("--check")) {
  console.log(`Missing, fix with \`node scripts/complete-lockfile.ts\`:\n${names.join("\n")}`);
  process.exitCode = 1;
} else {
  const packages = Object.entries({ ...lockfile.packages, ...missing });
  const sorted = packages.toSorted(([a], [b]) => a.localeCompare(b, "en"));
  const completed = { ...lockfile, packages: Object.fromEntries(sorted) };
  writeFileSync(path, `${JSON.stringify(completed, null, 2)}\n`);
  console.log(`Added:\n${names.join("\n")}`);
}
