import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";

import { withTransaction } from "../../database/with-transaction.ts";
import { testContext } from "../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import type { Context } from "../context.ts";
import { enqueueJob } from "./enqueue-jobs.ts";
import { defineJob } from "./job.ts";

const note = defineJob({
  name: "test.note",
  payload: z.object({ number: z.int() }),
  run: async (_ctx: Context) => {},
});

let database: TestDatabase;
let ctx: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
});
afterAll(() => database.drop());
beforeEach(() => ctx.database.execute(sql`delete from graphile_worker._private_jobs`));

/** Numbers of the jobs in the queue, in its order. */
async function numbers({ database: reader } = ctx): Promise<number[]> {
  const { rows } = await reader.execute<{ number: number }>(sql`
    select (payload ->> 'number')::int as number from graphile_worker._private_jobs order by id`);
  return rows.map(({ number }) => number);
}

test("the jobs of a transaction are added together at its end, in their order", async () => {
  await withTransaction(ctx, async (inner) => {
    for (const number of [1, 2, 3]) await enqueueJob(inner, note, { number });
    expect(await numbers(inner)).toEqual([]);
  });
  expect(await numbers()).toEqual([1, 2, 3]);
});

test("those of a nested transaction are added if that is not rolled back", async () => {
  await withTransaction(ctx, async (outer) => {
    await enqueueJob(outer, note, { number: 1 });
    await withTransaction(outer, (inner) => enqueueJob(inner, note, { number: 2 }));
    const failing = withTransaction(outer, async (inner) => {
      await enqueueJob(inner, note, { number: 3 });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await enqueueJob(outer, note, { number: 4 });
  });
  expect(await numbers()).toEqual([2, 1, 4]);
});

test("of those with the same key the last one counts, also within a transaction", async () => {
  const key = "the note";
  await enqueueJob(ctx, note, { number: 1 }, { key });
  await withTransaction(ctx, async (inner) => {
    for (const number of [2, 3]) await enqueueJob(inner, note, { number }, { key });
    await enqueueJob(inner, note, { number: 4 });
  });
  expect(await numbers()).toEqual([3, 4]);
});
