import { describe, expect, test } from "vitest";

import { judgeDatabase, judgeJobs, judgeMail, judgeProcess, judgeStorage } from "./judge-system.ts";

const now = new Date("2026-03-10T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const running = {
  id: "0197c2a4-0000-7000-8000-000000000001",
  host: "app1",
  pid: 1,
  version: "1.0.0",
  serves: true,
  runsJobs: true,
  startedAt: ago(60),
  seenAt: ago(0),
  eventLoopDelay: 12,
  waiting: 0,
};

describe("a process", () => {
  test.each([
    [{}, null],
    [{ seenAt: ago(1) }, null],
    [{ seenAt: ago(1.1), version: "0.9.0" }, "silent"],
    [{ version: "0.9.0", waiting: 3 }, "other_version"],
    [{ waiting: 1, eventLoopDelay: 500 }, "waiting"],
    [{ eventLoopDelay: 100 }, null],
    [{ eventLoopDelay: 101 }, "held"],
    [{ eventLoopDelay: 500, startedAt: ago(1) }, null],
  ])("with %o: %s", (change, concern) => {
    expect(judgeProcess({ ...running, ...change }, { version: "1.0.0", now })).toBe(concern);
  });
});

describe("jobs", () => {
  test.each([
    [{}, [running], null],
    [{}, [], "no_worker"],
    [{}, [{ ...running, runsJobs: false }], "no_worker"],
    [{}, [{ ...running, seenAt: ago(2) }], "no_worker"],
    [{ oldest: ago(15), failed: 1 }, [running], "failed"],
    [{ oldest: ago(16), failed: 1 }, [running], "late"],
  ])("with %o", (change, processes, concern) => {
    expect(judgeJobs({ waiting: 0, failed: 0, oldest: null, ...change }, { processes, now })).toBe(
      concern,
    );
  });
});

test("mail, connections and space", () => {
  const mail = { failed: 0, oldest: ago(30), hasServer: true };
  expect(judgeMail(mail, now)).toBeNull();
  expect(judgeMail({ ...mail, failed: 1 }, now)).toBe("failed");
  expect(judgeMail({ ...mail, failed: 1, oldest: ago(31) }, now)).toBe("late");
  expect(judgeMail({ ...mail, hasServer: false }, now)).toBe("no_server");
  const database = {
    version: "18",
    bytes: 1,
    connections: 85,
    connection_limit: 100,
    archive: null,
  };
  expect(judgeDatabase(database)).toBeNull();
  expect(judgeDatabase({ ...database, connections: 86 })).toBe("connections");
  const archive = { archived_at: ago(1), is_failing: false };
  expect(judgeDatabase({ ...database, archive })).toBeNull();
  expect(judgeDatabase({ ...database, archive: { ...archive, is_failing: true } })).toBe("archive");
  expect(judgeStorage({ size: 100, free: 10 })).toBeNull();
  expect(judgeStorage({ size: 100, free: 9 })).toBe("little_space");
  expect(judgeStorage(null)).toBeNull();
});
