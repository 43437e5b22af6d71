import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  countPlaywright,
  countVitest,
  listRetried,
  settleCounts,
  type Counts,
} from "./count-results.ts";
import { runStep, type Step } from "./run-step.ts";

type TestStep = Omit<Step, "command"> & { args?: readonly string[] };

/** What a runner executed. */
export interface TestRun {
  counts: Counts;
  /** Tests that passed at their second try only. */
  retried: readonly string[];
}

/** Runs Vitest with its progress shown and counts its tests from its report. */
export function runVitest(step: TestStep): Promise<TestRun> {
  return runCounted({ count: countVitest, listRetried: () => [] }, (report) => ({
    ...step,
    command: [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...(step.args ?? []),
    ],
  }));
}

/** Runs the journeys with their progress shown and counts them from Playwright's report. */
export function runPlaywright(step: TestStep): Promise<TestRun> {
  return runCounted({ count: countPlaywright, listRetried }, (report) => ({
    ...step,
    command: [
      "playwright",
      "test",
      "--config=e2e/playwright.config.ts",
      "--reporter=list,json",
      ...(step.args ?? []),
    ],
    env: { ...step.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }));
}

interface ReportReader {
  count: (json: string) => Counts;
  listRetried: (json: string) => string[];
}

async function runCounted(
  { count, listRetried }: ReportReader,
  stepFor: (reportPath: string) => Step,
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), "paso-report-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // When it is stopped, the lines below are not reached.
  process.once("exit", remove);
  const reportPath = join(folder, "report.json");
  const { passed } = await runStep(stepFor(reportPath), { live: true });
  const counts = settleCounts(readReport(reportPath, count), passed);
  const retried = readReport(reportPath, listRetried) ?? [];
  remove();
  process.off("exit", remove);
  return { counts, retried };
}

function readReport<Result>(path: string, read: (json: string) => Result): Result | null {
  try {
    return read(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
