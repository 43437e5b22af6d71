/**
 * `npm run check`: all checks that take seconds, and the unit tests that changed or are next to changed
 * files. `-- --related` runs all tests that import them, even indirectly, `-- --all` every one.
 */
import { execFileSync } from "node:child_process";

import { checkSteps } from "./check-steps.ts";
import { runChecks } from "./run-checks.ts";
import { root, type Step } from "./run-step.ts";
import { stopWhenAsked } from "./stop-when-asked.ts";
import { testsBeside } from "./tests-beside.ts";

stopWhenAsked();
const results = await runChecks([...unitTests(), ...checkSteps]);
const failed = results.filter(({ passed }) => !passed);
console.log(
  failed.length === 0
    ? `\nAll ${results.length} checks passed.`
    : `\nFailed: ${failed.map(({ step }) => step.name).join(", ")}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

function unitTests(): Step[] {
  const step = (...args: string[]): Step[] => [
    { name: "unit tests", command: ["vitest", "run", ...args], limitSeconds: 3_000 },
  ];
  if (process.argv.includes("--all")) return step();
  const base = baseOfChanges();
  // A copy without its Git history has no changes to compare.
  if (base === null) return step();
  if (process.argv.includes("--related")) return step("--changed", base, "--passWithNoTests");
  const tests = testsBeside(changedSince(base), root);
  return tests.length === 0 ? [] : step(...tests);
}

/** Paths of what was changed, deleted or is new. */
function changedSince(base: string): string[] {
  const listed = [
    git("diff", "--name-only", "--relative", base),
    git("ls-files", "--others", "--exclude-standard"),
  ];
  return listed.flatMap((paths) => paths.split("\n")).filter(Boolean);
}

/** On a branch, its changes against main; on main, uncommitted changes. */
function baseOfChanges(): string | null {
  for (const command of [
    ["merge-base", "HEAD", "main"],
    ["rev-parse", "HEAD"],
  ]) {
    try {
      return git(...command).trim();
    } catch {
      // A clone of only another branch has no main.
    }
  }
  return null;
}

function git(...args: string[]): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
}
