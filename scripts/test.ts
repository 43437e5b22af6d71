/**
 * `npm test`: every check and every test, on a fresh machine, as root or as an ordinary user. The last line
 * counts them: `N passed, N failed`, and `, N skipped` if some were.
 */
import { rmSync } from "node:fs";

import { checkSteps } from "./check-steps.ts";
import { addCounts, describeCounts, settleCounts, type Counts } from "./count-results.ts";
import { findBrowser } from "./find-browser.ts";
import { findOldPostgres } from "./find-old-postgres.ts";
import { makeMemoryFolder } from "./memory-folder.ts";
import { runChecks } from "./run-checks.ts";
import type { Step } from "./run-step.ts";
import { runPlaywright, runVitest, type TestRun } from "./run-tests.ts";
import { stopWhenAsked } from "./stop-when-asked.ts";

stopWhenAsked();
const memoryFolder = process.env.TMPDIR ? undefined : await makeMemoryFolder();
if (memoryFolder) {
  process.env.TMPDIR = memoryFolder;
  process.once("exit", () => rmSync(memoryFolder, { recursive: true, force: true }));
}

/** Ends what hangs: a quiet machine needs a fifth of it, the slowest so far half; a run of all cases more. */
const LIMIT_SECONDS = process.env.PASO_LONG_TESTS === "1" ? 5_400 : 3_000;

const parts: { name: string; run: TestRun; seconds: number }[] = [];

// Missing tools are downloaded while the checks run.
const tools = fetchTools();
await part("Checks", () => runSteps(checkSteps));
const { browser, oldPostgres } = await tools;
await part("Unit and integration tests", runUnitTests);
const built = await part("The web app's build", () =>
  runSteps([
    { name: "build", command: ["node", "server/src/testing/build-web-app.ts"], limitSeconds: 120 },
  ]),
);
await part("The web app's size", () =>
  runSteps([{ name: "size budget", command: ["npm", "run", "size", "-w", "@paso/web"] }]),
);
await part("Journeys in a browser", () => testJourneys(built.failed === 0));

const failed = parts.flatMap(({ name, run }) => run.failed.map((test) => `${name}: ${test}`));
if (failed.length > 0) console.log(`\nFailed:\n${failed.join("\n")}`);
console.log("");
for (const { name, run, seconds } of parts) {
  const counts = describeCounts(run.counts).padEnd(34);
  console.log(`${name.padEnd(38)} ${counts} ${seconds.toFixed(0)} s`);
}
const retried = parts.flatMap(({ run }) => run.retried);
if (retried.length > 0) console.log(`\nPassed only at a second try:\n${retried.join("\n")}`);
const total = addCounts(parts.map(({ run }) => run.counts));
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${describeCounts(total)}`);

async function part(name: string, execute: () => Promise<TestRun>): Promise<Counts> {
  const startedAt = performance.now();
  console.log(`\n=== ${name}\n`);
  const run = await execute();
  parts.push({ name, run, seconds: (performance.now() - startedAt) / 1000 });
  return run.counts;
}

/** Each step counts as one test. */
async function runSteps(steps: readonly Step[]): Promise<TestRun> {
  const results = await runChecks(steps);
  const failed = results.filter(({ passed }) => !passed).map(({ step }) => step.name);
  const counts = { passed: results.length - failed.length, failed: failed.length, skipped: 0 };
  return { counts: settleCounts(counts, true), failed, retried: [] };
}

/** One after the other: both may install packages. */
async function fetchTools() {
  // Component tests and journeys run in it; the journeys report if it is missing.
  const browser = await findBrowser().catch((error: Error) => error);
  return { browser, oldPostgres: await findOldPostgres() };
}

/** One run for both versions of PostgreSQL, so that the machine is idle only at one end. */
async function runUnitTests(): Promise<TestRun> {
  const run = await runVitest({
    name: "unit and integration tests",
    ...(oldPostgres && { env: { PASO_TEST_OLD_PG_BIN: oldPostgres } }),
    limitSeconds: LIMIT_SECONDS,
  });
  if (oldPostgres) return run;
  console.log(
    "PostgreSQL 15 is not installed (Debian 12: `apt install postgresql-15`): not tested.",
  );
  const { counts } = run;
  // Skipped on purpose, and counted as such.
  return { ...run, counts: { ...counts, skipped: counts.skipped + 1 } };
}

async function testJourneys(isBuilt: boolean): Promise<TestRun> {
  if (!isBuilt) return failWith("The journeys need the web app, which could not be built.");
  if (browser instanceof Error) return failWith(browser.message);
  return runPlaywright({
    name: "journeys",
    env: { PASO_CHROMIUM: browser },
    limitSeconds: LIMIT_SECONDS,
  });
}

function failWith(reason: string): TestRun {
  console.error(reason);
  return { counts: { passed: 0, failed: 1, skipped: 0 }, failed: [reason], retried: [] };
}
