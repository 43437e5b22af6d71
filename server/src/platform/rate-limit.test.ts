import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { rateLimits } from "../database/tables/platform-tables.ts";
import { MovingClock } from "../testing/moving-clock.ts";
import { testContext } from "../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import type { Context } from "./context.ts";
import { countAttempt } from "./rate-limit.ts";

let database: TestDatabase;
let clock: MovingClock;
let ctx: Context;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock = new MovingClock(new Date("2026-01-01T12:00:00Z"));
  ctx = { ...testContext(database), clock };
  await ctx.database.delete(rateLimits);
});

/** How many of these attempts are admitted. */
async function admit(attempts: number): Promise<number> {
  let admitted = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await countAttempt(ctx, { key: "search", attempts: 3, seconds: 600 }).then(
      () => (admitted += 1),
      (error: Error) => expect(error.message).toContain("Too many attempts"),
    );
  }
  return admitted;
}

describe("attempts in a window", () => {
  test("are admitted until they are used up, and again once it is over", async () => {
    expect(await admit(5)).toBe(3);
    clock.moveTo("2026-01-01T12:09:59.999Z");
    expect(await admit(1)).toBe(0);
    clock.moveTo("2026-01-01T12:10:00Z");
    expect(await admit(5)).toBe(3);
  });

  test("do not keep anybody out whom a clock counted that was a day ahead", async () => {
    clock.moveTo("2026-01-02T12:00:00Z");
    expect(await admit(4)).toBe(3);
    clock.moveTo("2026-01-01T12:00:01Z");
    expect(await admit(5)).toBe(3);
  });

  test("are counted together by processes whose clocks differ by seconds", async () => {
    clock.moveTo("2026-01-01T12:00:20Z");
    expect(await admit(2)).toBe(2);
    clock.moveTo("2026-01-01T12:00:00Z");
    expect(await admit(2)).toBe(1);
  });
});
