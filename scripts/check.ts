/**
 * `npm run check`: all checks that take seconds, and the unit tests of what changed.
 * `-- --all` runs every unit test.
 */
import { execFileSync } from "node:child_process";

import { checkSteps } from "./check-steps.ts";
import { runChecks } from "./run-checks.ts";
import { root, type Step } from "./run-step.ts";
import { stopWhenAsked } from "./stop-when-asked.ts";

const unitTests: Step = {
  name: "unit tests",
  command: process.argv.includes("--all")
    ? ["vitest", "run"]
    : ["vitest", "run", "--changed", baseOfChanges(), "--passWithNoTests"],
  limitSeconds: 900,
};

stopWhenAsked();
const results = await runChecks([unitTests, ...checkSteps]);
const failed = results.filter(({ passed }) => !passed);
console.log(
  failed.length === 0
    ? `\nAll ${results.length} checks passed.`
    : `\nFailed: ${failed.map(({ step }) => step.name).join(", ")}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** On a branch, what it changes against main; on main, what is not committed yet. */
function baseOfChanges(): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    return git("merge-base", "HEAD", "main").trim();
  } catch {
    return "HEAD";
  }
}
