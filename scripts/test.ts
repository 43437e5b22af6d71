/**
 * `npm test`: every check and every test, on a fresh machine, as root or as an ordinary user.
 * The last line counts them: `N passed, N failed`, and `, N skipped` where some were.
 */
import { checkSteps } from "./check-steps.ts";
import { addCounts, describeCounts, settleCounts, type Counts } from "./count-results.ts";
import { findBrowser } from "./find-browser.ts";
import { findOldPostgres } from "./find-old-postgres.ts";
import { runChecks } from "./run-checks.ts";
import type { Step } from "./run-step.ts";
import { runPlaywright, runVitest } from "./run-tests.ts";

/** Skipped on purpose, and counted as such. */
const SKIPPED: Counts = { passed: 0, failed: 0, skipped: 1 };
const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };

const parts: { name: string; counts: Counts; seconds: number }[] = [];

// Component tests and journeys run in it; the journeys say so when it is missing.
const browser = await findBrowser().catch((error: Error) => error);

await part("Checks", () => runSteps(checkSteps));
await part("Unit and integration tests", () =>
  runVitest({ name: "unit and integration tests", limitSeconds: 600 }),
);
await part("The server's tests on PostgreSQL 15", testOnOldPostgres);
const built = await part("The web app's build", () =>
  runSteps([{ name: "build", command: ["npm", "run", "build"], limitSeconds: 120 }]),
);
await part("The web app's size", () =>
  runSteps([{ name: "size budget", command: ["npm", "run", "size", "-w", "@paso/web"] }]),
);
await part("Journeys in a browser", () => testJourneys(built.failed === 0));

console.log("");
for (const { name, counts, seconds } of parts) {
  console.log(`${name.padEnd(38)} ${describeCounts(counts).padEnd(34)} ${seconds.toFixed(0)} s`);
}
const total = addCounts(parts.map(({ counts }) => counts));
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${describeCounts(total)}`);

async function part(name: string, run: () => Promise<Counts>): Promise<Counts> {
  const startedAt = performance.now();
  console.log(`\n=== ${name}\n`);
  const counts = await run();
  parts.push({ name, counts, seconds: (performance.now() - startedAt) / 1000 });
  return counts;
}

/** Each step counts as one test. */
async function runSteps(steps: readonly Step[]): Promise<Counts> {
  const results = await runChecks(steps);
  const passed = results.filter((result) => result.passed).length;
  return settleCounts({ passed, failed: results.length - passed, skipped: 0 }, true);
}

async function testOnOldPostgres(): Promise<Counts> {
  const binaries = await findOldPostgres();
  if (!binaries) {
    console.log(
      "skipped: PostgreSQL 15 is not installed (Debian 12: `apt install postgresql-15`).",
    );
    return SKIPPED;
  }
  return runVitest({
    name: "the server's tests on PostgreSQL 15",
    args: ["--project=server"],
    env: { PASO_TEST_PG_BIN: binaries },
    limitSeconds: 600,
  });
}

async function testJourneys(isBuilt: boolean): Promise<Counts> {
  if (!isBuilt) {
    console.log("The journeys need the web app, which could not be built.");
    return FAILED;
  }
  if (browser instanceof Error) {
    console.error(browser.message);
    return FAILED;
  }
  return runPlaywright({
    name: "journeys",
    env: { PASO_CHROMIUM: browser },
    limitSeconds: 1_150,
  });
}
