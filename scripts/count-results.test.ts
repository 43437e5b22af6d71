import { describe, expect, it } from "vitest";

import {
  addCounts,
  countPlaywright,
  countVitest,
  describeCounts,
  listFailedJourneys,
  listFailedVitest,
  listRetried,
  listRetriedVitest,
  settleCounts,
} from "./count-results.ts";

const passing = { passed: 3, failed: 0, skipped: 1 };

describe("countVitest", () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  const failedTest = { status: "failed", assertionResults: [{ status: "failed" }] };
  const brokenFile = { status: "failed", assertionResults: [] };

  it("counts tests, and a file that breaks outside its tests as one failure", () => {
    const json = JSON.stringify({ ...report, testResults: [failedTest, brokenFile] });
    expect(countVitest(json)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 3,
    });
  });
});

describe("countPlaywright", () => {
  it("counts what passed at a second try as passed, and errors outside of tests as failed", () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    const json = JSON.stringify({ stats, errors: [{}] });
    expect(countPlaywright(json)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });
});

describe("listFailedVitest", () => {
  it("names failed tests by file, groups and title, and broken files by their path", () => {
    const test = (title: string, status: string) => ({ fullName: `group ${title}`, status });
    const file = (name: string, status: string, ...assertionResults: object[]) => ({
      name: `${process.cwd()}/${name}`,
      status,
      assertionResults,
    });
    const testResults = [
      file("a.test.ts", "failed", test("one", "failed"), test("two", "passed")),
      file("b.test.ts", "passed", test("three", "passed")),
      file("c.test.ts", "failed"),
    ];
    expect(listFailedVitest(JSON.stringify({ testResults }))).toEqual([
      "a.test.ts › group one",
      "c.test.ts",
    ]);
  });
});

describe("listRetriedVitest", () => {
  it("names tests that passed after a failure, with its first line", () => {
    const assertionResults = [
      { fullName: "one", status: "passed", failureMessages: ["Error: late\n  at a line"] },
      { fullName: "two", status: "passed", failureMessages: [] },
      { fullName: "three", status: "failed", failureMessages: ["Error: wrong"] },
    ];
    const file = { name: `${process.cwd()}/a.test.ts`, status: "failed", assertionResults };
    expect(listRetriedVitest(JSON.stringify({ testResults: [file] }))).toEqual([
      "a.test.ts › one: Error: late",
    ]);
  });
});

describe("listFailedJourneys", () => {
  it("names failed journeys, and errors outside of them by their first line", () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ projectName: "phone", status }],
    });
    const suites = [
      { title: "a.spec.ts", specs: [spec("one", "unexpected"), spec("two", "flaky")] },
    ];
    const errors = [{ message: "The server did not start\n  at start" }, {}];
    expect(listFailedJourneys(JSON.stringify({ suites, errors }))).toEqual([
      "[phone] a.spec.ts › one",
      "The server did not start",
      "An error outside of tests",
    ]);
  });
});

describe("listRetried", () => {
  it("names the journeys that passed at a second try, by file, group and project", () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      tests: statuses.map((status, index) => ({ projectName: `screen ${index + 1}`, status })),
    });
    const group = {
      title: "in es",
      specs: [spec("one", "flaky", "expected"), spec("two", "flaky")],
    };
    const file = { title: "charts.spec.ts", specs: [spec("three", "unexpected")], suites: [group] };
    expect(listRetried(JSON.stringify({ suites: [file] }))).toEqual([
      "[screen 1] charts.spec.ts › in es › one",
      "[screen 1] charts.spec.ts › in es › two",
    ]);
  });

  it("names none where no journey was found", () => {
    expect(listRetried(JSON.stringify({ suites: [] }))).toEqual([]);
  });
});

describe("settleCounts", () => {
  it("leaves a successful run with executed tests as it is", () => {
    expect(settleCounts(passing, true)).toEqual(passing);
  });

  it("fails a run without a report", () => {
    expect(settleCounts(null, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it("fails a run that crashed after its last test", () => {
    expect(settleCounts(passing, false)).toEqual({ ...passing, failed: 1 });
  });

  it("fails a run that executed nothing, even if it skipped something", () => {
    const idle = { passed: 0, failed: 0, skipped: 2 };
    expect(settleCounts(idle, true)).toEqual({ ...idle, failed: 1 });
  });

  it("does not count a failed test twice", () => {
    const failing = { ...passing, failed: 2 };
    expect(settleCounts(failing, false)).toEqual(failing);
  });
});

describe("describeCounts", () => {
  it("adds up all runners and names skipped tests only where there are some", () => {
    const all = addCounts([passing, { passed: 2, failed: 1, skipped: 0 }]);
    expect(describeCounts(all)).toBe("5 passed, 1 failed, 1 skipped");
    expect(describeCounts({ ...all, skipped: 0 })).toBe("5 passed, 1 failed");
  });
});
