import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  countPlaywright,
  countVitest,
  listFailedJourneys,
  listFailedVitest,
  listRetried,
  listRetriedVitest,
  settleCounts,
  type Counts,
} from "./count-results.ts";
import { runStep, type Step } from "./run-step.ts";

type TestStep = Omit<Step, "command"> & { args?: readonly string[] };

/** The result of a runner. */
export interface TestRun {
  counts: Counts;
  /** Full names of the tests, steps and files that failed. */
  failed: readonly string[];
  /** Tests that passed only on retry. */
  retried: readonly string[];
}

/** Runs Vitest with its progress shown and counts its tests from its report. */
export function runVitest(step: TestStep): Promise<TestRun> {
  return runCounted(
    { count: countVitest, listFailed: listFailedVitest, listRetried: listRetriedVitest },
    (report) => ({
      ...step,
      command: [
        "vitest",
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
        // CI shares its machine: a test disturbed by other load may be retried once, and is reported.
        ...(process.env.CI ? ["--retry=1"] : []),
        ...(step.args ?? []),
      ],
    }),
  );
}

/** Runs the journeys with their progress shown and counts them from Playwright's report. */
export function runPlaywright(step: TestStep): Promise<TestRun> {
  return runCounted(
    { count: countPlaywright, listFailed: listFailedJourneys, listRetried },
    (report) => ({
      ...step,
      command: [
        "playwright",
        "test",
        "--config=e2e/playwright.config.ts",
        "--reporter=list,json",
        ...(step.args ?? []),
      ],
      env: { ...step.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  );
}

interface ReportReader {
  count: (json: string) => Counts;
  listFailed: (json: string) => string[];
  listRetried: (json: string) => string[];
}

async function runCounted(
  { count, listFailed, listRetried }: ReportReader,
  stepFor: (reportPath: string) => Step,
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), "paso-report-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // If it is stopped, the lines below are not reached.
  process.once("exit", remove);
  const reportPath = join(folder, "report.json");
  const step = stepFor(reportPath);
  const { passed } = await runStep(step, { live: true });
  const counts = settleCounts(readReport(reportPath, count), passed);
  const failed = readReport(reportPath, listFailed) ?? [];
  // It crashed, or hit its timeout.
  if (counts.failed > failed.length) failed.push(step.name);
  const retried = readReport(reportPath, listRetried) ?? [];
  remove();
  process.off("exit", remove);
  return { counts, failed, retried };
}

function readReport<Result>(path: string, read: (json: string) => Result): Result | null {
  try {
    return read(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
