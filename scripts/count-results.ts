/** How many tests ended how. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The part of Vitest's JSON report that is counted. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
}

/**
 * Counts Vitest's JSON report. A file that fails outside its tests, such as at an import, counts
 * as one failed test.
 */
export function countVitest(json: string): Counts {
  const report = JSON.parse(json) as VitestReport;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((result) => result.status !== "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts Playwright's JSON report. A journey that passed at its second try, which only CI gives it,
 * counts as passed; `listRetried` names it.
 */
export function countPlaywright(json: string): Counts {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** The journeys of Playwright's JSON report that passed only at their second try. */
export function listRetried(json: string): string[] {
  const { suites = [] } = JSON.parse(json) as PlaywrightReport;
  return suites.flatMap((suite) => listRetriedIn(suite, []));
}

function listRetriedIn(
  { title, specs = [], suites = [] }: PlaywrightSuite,
  above: readonly string[],
): string[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName }) => `[${projectName}] ${[...path, spec.title].join(" › ")}`),
  );
  return [...own, ...suites.flatMap((suite) => listRetriedIn(suite, path))];
}

/**
 * Holds a runner's counts against how it ended: one that crashed, or executed nothing,
 * has failed whatever its report says.
 * @param counts null when there is no readable report
 */
export function settleCounts(counts: Counts | null, exitedWell: boolean): Counts {
  if (!counts) return { passed: 0, failed: 1, skipped: 0 };
  const executed = counts.passed + counts.failed;
  if (counts.failed > 0 || (exitedWell && executed > 0)) return counts;
  return { ...counts, failed: 1 };
}

export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** The last line of `npm test`. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
