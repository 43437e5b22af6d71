import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { tokenBuckets } from "../database/tables/platform-tables.ts";
import { MovingClock } from "../testing/moving-clock.ts";
import { testContext } from "../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { deleteFullBuckets } from "./cleaning/delete-full-buckets.ts";
import type { Context } from "./context.ts";
import { returnTokens, takeToken } from "./token-bucket.ts";

let database: TestDatabase;
let clock: MovingClock;
let ctx: Context;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock = new MovingClock(new Date("2026-01-01T00:00:00Z"));
  ctx = { ...testContext(database), clock };
  await ctx.database.delete(tokenBuckets);
});

const bucket = { key: "three", size: 3, interval: 1_000 };

async function takeMany(count: number, longestWait: number): Promise<number[]> {
  const waits = [];
  for (let taken = 0; taken < count; taken++) waits.push(await takeToken(ctx, bucket, longestWait));
  return waits;
}

describe("a token bucket", () => {
  test("gives what it holds at once, then one per interval, and none too far ahead", async () => {
    expect(await takeMany(8, 2_000)).toEqual([0, 0, 0, 1_000, 2_000, 3_000, 3_000, 3_000]);
  });

  test("fills as time passes, and no further than full", async () => {
    await takeMany(3, 0);
    clock.moveTo("2026-01-01T00:00:01Z");
    expect(await takeMany(2, 0)).toEqual([0, 1_000]);
    clock.moveTo("2026-01-02T00:00:00Z");
    expect(await takeMany(4, 0)).toEqual([0, 0, 0, 1_000]);
  });

  test("takes back what was not used", async () => {
    await takeMany(3, 0);
    await returnTokens(ctx, [bucket]);
    expect(await takeMany(2, 0)).toEqual([0, 1_000]);
  });

  test("gives no more to many at once", async () => {
    const waits = await Promise.all(Array.from({ length: 12 }, () => takeToken(ctx, bucket, 0)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  test("is full where a clock emptied it that was a day ahead", async () => {
    clock.moveTo("2026-01-02T00:00:00Z");
    expect(await takeMany(4, 0)).toEqual([0, 0, 0, 1_000]);
    clock.moveTo("2026-01-01T00:00:00Z");
    expect(await takeMany(4, 0)).toEqual([0, 0, 0, 1_000]);
  });

  test("is one for processes whose clocks differ by seconds", async () => {
    clock.moveTo("2026-01-01T00:00:20Z");
    await takeMany(3, 0);
    clock.moveTo("2026-01-01T00:00:00Z");
    expect(await takeMany(1, 0)).toEqual([21_000]);
  });

  test("is forgotten once it is full, and not before", async () => {
    await takeMany(3, 0);
    clock.moveTo("2026-01-01T00:00:02.999Z");
    expect(await deleteFullBuckets(ctx)).toBe(0);
    clock.moveTo("2026-01-01T00:00:03Z");
    expect(await deleteFullBuckets(ctx)).toBe(1);
    expect(await takeMany(4, 0)).toEqual([0, 0, 0, 1_000]);
  });
});
