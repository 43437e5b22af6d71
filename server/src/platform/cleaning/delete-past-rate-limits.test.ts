import { afterAll, beforeAll, expect, test } from "vitest";

import { rateLimits } from "../../database/tables/platform-tables.ts";
import { MovingClock } from "../../testing/moving-clock.ts";
import { testContext } from "../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { countAttempt } from "../rate-limit.ts";
import { deletePastRateLimits } from "./delete-past-rate-limits.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("attempts are deleted once their window is over, and not before", async () => {
  const clock = new MovingClock(new Date("2026-01-01T00:00:00Z"));
  const ctx = { ...testContext(database), clock };
  await countAttempt(ctx, { key: "short", attempts: 1, seconds: 60 });
  await countAttempt(ctx, { key: "long", attempts: 1, seconds: 61 });
  clock.moveTo("2026-01-01T00:00:59Z");
  expect(await deletePastRateLimits(ctx)).toBe(0);
  clock.moveTo("2026-01-01T00:01:00Z");
  expect(await deletePastRateLimits(ctx)).toBe(1);
  expect(await ctx.database.select({ key: rateLimits.key }).from(rateLimits)).toEqual([
    { key: "long" },
  ]);
  await expect(countAttempt(ctx, { key: "long", attempts: 1, seconds: 61 })).rejects.toThrow(
    "Too many attempts",
  );
});
