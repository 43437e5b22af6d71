import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { countPlaywright, countVitest, settleCounts, type Counts } from "./count-results.ts";
import { runStep, type Step } from "./run-step.ts";

type TestStep = Omit<Step, "command"> & { args?: readonly string[] };

/** Runs Vitest with its progress shown and counts its tests from its report. */
export function runVitest(step: TestStep): Promise<Counts> {
  return runCounted(countVitest, (report) => ({
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
export function runPlaywright(step: TestStep): Promise<Counts> {
  return runCounted(countPlaywright, (report) => ({
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

async function runCounted(
  count: (json: string) => Counts,
  stepFor: (reportPath: string) => Step,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), "paso-report-"));
  try {
    const reportPath = join(folder, "report.json");
    const { passed } = await runStep(stepFor(reportPath), { live: true });
    return settleCounts(readCounts(reportPath, count), passed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readCounts(path: string, count: (json: string) => Counts): Counts | null {
  try {
    return count(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
