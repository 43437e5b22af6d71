import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";

import { withTransaction } from "../../database/with-transaction.ts";
import { runTestJobs, type TestWorker } from "../../testing/run-test-jobs.ts";
import { testContext } from "../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import type { Context } from "../context.ts";
import { defineOutboxEvent, emit, handleOutboxEvent, Outbox } from "./outbox.ts";

const happened = defineOutboxEvent("test.happened", z.object({ id: z.int() }));
const unheard = defineOutboxEvent("test.unheard", z.object({ id: z.int() }));

const handled: string[] = [];
let isFailing = false;
const handlers = ["one", "two"].map((name) =>
  handleOutboxEvent(happened, {
    name: `test.${name}`,
    async run(_ctx: Context, { id }) {
      if (isFailing && name === "two") throw new Error("not yet");
      handled.push(`${name} ${id}`);
    },
  }),
);

let database: TestDatabase;
let ctx: Context;
let worker: TestWorker;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = { ...testContext(database), outbox: new Outbox(handlers) };
  worker = runTestJobs(database, ctx, handlers);
});
afterAll(async () => {
  await worker.stop();
  await database.drop();
});
beforeEach(() => {
  handled.length = 0;
  isFailing = false;
});

const until = (look: () => unknown) => vi.waitFor(look, { timeout: 15_000, interval: 20 });
const jobs = async () =>
  (await ctx.database.execute<{ id: string }>(sql`select id from graphile_worker._private_jobs`))
    .rows.length;
const names = async () => {
  const { rows } = await ctx.database.execute<{ name: string }>(sql`
    select task.identifier as name from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id order by job.id`);
  return rows.map(({ name }) => name);
};

test("a committed event reaches every handler", async () => {
  await withTransaction(ctx, (inner) => emit(inner, happened, { id: 1 }));
  await until(() => expect(handled.toSorted()).toEqual(["one 1", "two 1"]));
});

test("an event that is rolled back reaches none", async () => {
  const rolledBack = withTransaction(ctx, async (inner) => {
    await emit(inner, happened, { id: 2 });
    throw new Error("no");
  });
  await expect(rolledBack).rejects.toThrow("no");
  await emit(ctx, happened, { id: 3 });
  await until(() => expect(handled.toSorted()).toEqual(["one 3", "two 3"]));
});

test("a failing handler is retried without the others", async () => {
  isFailing = true;
  await emit(ctx, happened, { id: 4 });
  await until(() => expect(worker.logged.map(({ msg }) => msg)).toContain("job failed"));
  expect(handled).toEqual(["one 4"]);
  isFailing = false;
  await until(() => expect(handled).toEqual(["one 4", "two 4"]));
});

test("an event without handlers costs no statement", async () => {
  await until(async () => expect(await jobs()).toBe(0));
  const execute = vi.fn();
  const counting = { outbox: ctx.outbox, database: { execute } as never };
  await emit(counting, unheard, { id: 5 });
  expect(execute).not.toHaveBeenCalled();
  await emit(counting, happened, { id: 5 });
  expect(execute).toHaveBeenCalledOnce();
});

test("a handler's condition is checked when the event is emitted", async () => {
  const isTrue = { name: "test.if-true", onlyIf: sql`exists (select 1)` };
  const isFalse = { name: "test.if-false", onlyIf: sql`false` };
  const conditional = [isTrue, isFalse].map((options) =>
    handleOutboxEvent(happened, { ...options, run: async () => {} }),
  );
  await emit({ ...ctx, outbox: new Outbox(conditional) }, happened, { id: 6 });
  expect(await names()).toEqual(["test.if-true"]);
  await emit({ ...ctx, outbox: new Outbox(conditional.slice(1)) }, happened, { id: 7 });
  expect(await names()).toEqual(["test.if-true"]);
});
