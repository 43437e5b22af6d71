import { relative } from "node:path";

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
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
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
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function isBroken({ status, assertionResults }: VitestReport["testResults"][number]): boolean {
  return status === "failed" && assertionResults.every((result) => result.status !== "failed");
}

/** The failed tests of Vitest's JSON report by file, groups and title; a file that broke by its name. */
export function listFailedVitest(json: string): string[] {
  const { testResults } = JSON.parse(json) as VitestReport;
  return testResults.flatMap((file) => {
    const path = relative(process.cwd(), file.name);
    if (isBroken(file)) return [path];
    return file.assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${path} › ${fullName}`);
  });
}

/**
 * The tests in Vitest's JSON report that passed only on retry, which only CI does, with the first line of the
 * earlier failure.
 */
export function listRetriedVitest(json: string): string[] {
  const { testResults } = JSON.parse(json) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status, failureMessages: [failure] = [] }) =>
      status === "passed" && failure !== undefined
        ? [`${relative(process.cwd(), name)} › ${fullName}: ${failure.split("\n")[0]}`]
        : [],
    ),
  );
}

/**
 * Counts Playwright's JSON report. A journey that passed on retry, which only CI does, counts as passed;
 * `listRetried` names it.
 */
export function countPlaywright(json: string): Counts {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** The journeys in Playwright's JSON report that passed only on retry. */
export function listRetried(json: string): string[] {
  return listJourneys(json, "flaky");
}

/** The failed journeys in Playwright's JSON report, and the first lines of errors outside them. */
export function listFailedJourneys(json: string): string[] {
  const { errors } = JSON.parse(json) as PlaywrightReport;
  return [
    ...listJourneys(json, "unexpected"),
    ...errors.map(({ message = "An error outside of tests" }) => message.split("\n")[0] ?? ""),
  ];
}

function listJourneys(json: string, wanted: string): string[] {
  const { suites = [] } = JSON.parse(json) as PlaywrightReport;
  return suites.flatMap((suite) => listJourneysIn(suite, wanted, []));
}

function listJourneysIn(
  { title, specs = [], suites = [] }: PlaywrightSuite,
  wanted: string,
  above: readonly string[],
): string[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `[${projectName}] ${[...path, spec.title].join(" › ")}`),
  );
  return [...own, ...suites.flatMap((suite) => listJourneysIn(suite, wanted, path))];
}

/**
 * Reconciles a runner's counts with its exit: one that crashed, or executed nothing, has failed whatever its
 * report says.
 * @param counts null if there is no readable report
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
