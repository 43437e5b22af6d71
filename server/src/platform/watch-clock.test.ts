import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { createLog } from "./log.ts";
import { ClockWatch } from "./watch-clock.ts";

const DAY = 86_400_000;

let database: TestDatabase;
/** Milliseconds by which the clock was set forward, and that have passed on the monotonic one. */
let ahead: number;
let passed: number;
let watch: ClockWatch;
let told: { level: number; msg: string; seconds: number }[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  ahead = 0;
  passed = 0;
  told = [];
  const log = createLog("info", { write: (line) => void told.push(JSON.parse(line)) });
  const begun = Date.now();
  watch = new ClockWatch(database.connection.database, log, {
    day: () => begun + passed + ahead,
    steady: () => passed,
  });
});

test("a clock that goes on as time does is not told of", async () => {
  await watch.compare();
  passed = 5_000;
  watch.look();
  ahead = 29_000;
  watch.look();
  expect(told).toEqual([]);
});

test("a jump is told once, and the one back", () => {
  ahead = DAY;
  passed = 5_000;
  watch.look();
  watch.look();
  ahead = 0;
  watch.look();
  expect(told).toMatchObject([
    { level: 40, msg: "clock jumped", seconds: 86_400 },
    { level: 40, msg: "clock jumped", seconds: -86_400 },
  ]);
});

test("a difference to the database's clock is told once, and its end", async () => {
  ahead = -DAY;
  await watch.compare();
  await watch.compare();
  ahead = 0;
  await watch.compare();
  await watch.compare();
  expect(told).toMatchObject([
    { level: 40, msg: "clock differs from the database's" },
    { level: 30, msg: "clock agrees with the database's again" },
  ]);
  // The duration of the test itself, on a busy machine.
  expect(Math.abs((told[0]?.seconds ?? 0) + 86_400)).toBeLessThan(20);
});
