import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";

import { withTransaction } from "../../database/with-transaction.ts";
import { runTestJobs, type TestWorker } from "../../testing/run-test-jobs.ts";
import { testContext } from "../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import type { Context } from "../context.ts";
import { enqueueJob } from "./enqueue-jobs.ts";
import { defineJob, type RunnableJob } from "./job.ts";

let database: TestDatabase;
let ctx: Context;
const workers: TestWorker[] = [];
const ran: number[] = [];
let fail: (number: number) => Promise<void> | void;

const note = defineJob({
  name: "test.note",
  payload: z.object({ number: z.int() }),
  maxAttempts: 3,
  async run(_ctx: Context, { number }) {
    await fail(number);
    ran.push(number);
  },
});

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
});
afterAll(() => database.drop());
beforeEach(() => {
  ran.length = 0;
  fail = () => {};
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await ctx.database.execute(sql`delete from graphile_worker._private_jobs`);
});

function work(jobs: RunnableJob<Context>[] = [note], timing = {}): TestWorker {
  const worker = runTestJobs(database, ctx, jobs, timing);
  workers.push(worker);
  return worker;
}

/** The contents of the queue. */
async function queued() {
  const { rows } = await ctx.database.execute<{
    attempts: number;
    last_error: string | null;
    locked: boolean;
    delay: number;
  }>(sql`
    select attempts, last_error, locked_at is not null as locked,
      extract(epoch from run_at - created_at)::float as delay
    from graphile_worker._private_jobs order by id`);
  return rows;
}

/** Terminates the workers' connections. */
const cut = () =>
  ctx.database.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'paso test worker' and datname = current_database()`);
const makeDue = () =>
  ctx.database.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
const until = (look: () => unknown) => vi.waitFor(look, { timeout: 15_000, interval: 20 });

describe("a job", () => {
  it("runs after the commit of the transaction that enqueued it", async () => {
    work();
    await withTransaction(ctx, async (inner) => {
      await enqueueJob(inner, note, { number: 1 });
      await sleep(200);
      expect(ran).toEqual([]);
    });
    await until(() => expect(ran).toEqual([1]));
    await until(async () => expect(await queued()).toEqual([]));
  });

  it("never runs after a rollback", async () => {
    work();
    const rolledBack = withTransaction(ctx, async (inner) => {
      await enqueueJob(inner, note, { number: 2 });
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    await enqueueJob(ctx, note, { number: 3 });
    await until(() => expect(ran).toEqual([3]));
    await sleep(200);
    expect(ran).toEqual([3]);
  });

  it("that fails is logged and retried, later each time", async () => {
    fail = () => {
      fail = () => {};
      throw new Error("try again");
    };
    const worker = work();
    await enqueueJob(ctx, note, { number: 4 });
    await until(async () =>
      expect(await queued()).toMatchObject([{ attempts: 1, last_error: "try again" }]),
    );
    const [row] = await queued();
    expect(row!.delay).toBeGreaterThan(2);
    await until(() => expect(ran).toEqual([4]));
    expect(worker.logged).toMatchObject([
      { msg: "job failed", job: "test.note", attempt: 1, err: { message: "try again" } },
      { msg: "job done", job: "test.note", attempt: 2 },
    ]);
  });

  it("that fails for the last time stays with its error", async () => {
    fail = () => {
      throw new Error("never");
    };
    const worker = work();
    await enqueueJob(ctx, note, { number: 5 });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await until(async () => expect(await queued()).toMatchObject([{ attempts: attempt }]));
      await until(async () => expect(await queued()).toMatchObject([{ locked: false }]));
      await makeDue();
    }
    await sleep(200);
    expect(await queued()).toMatchObject([{ attempts: 3, last_error: "never" }]);
    expect(worker.logged.map(({ msg }) => msg)).toEqual([
      "job failed",
      "job failed",
      "job failed and is not tried again",
    ]);
  });

  it("is not run with an invalid payload", async () => {
    const worker = work();
    await enqueueJob(ctx, { ...note, maxAttempts: 1 }, { number: 0.5 });
    await until(() => expect(worker.logged).toHaveLength(1));
    expect(worker.logged[0]!.err!.message).toContain("number");
    expect(ran).toEqual([]);
  });
});

describe("a worker", () => {
  it("that was killed leaves its job to another, four hours later", async () => {
    fail = () => new Promise(() => {});
    const killed = runTestJobs(database, ctx, [note], { drain: 0 });
    await enqueueJob(ctx, note, { number: 6 });
    await until(async () => expect(await queued()).toMatchObject([{ locked: true }]));
    fail = () => {};
    work();
    const waitHours = (hours: number) =>
      ctx.database.execute(
        sql`update graphile_worker._private_jobs set locked_at = now() - ${hours} * interval '1 hour'`,
      );
    await waitHours(3.9);
    await sleep(500);
    expect(ran).toEqual([]);
    await waitHours(4.1);
    await until(() => expect(ran).toEqual([6]));
    expect(await killed.stop()).toBe(false);
  });

  it("does not wait for a long one in the background, and background ones go one by one", async () => {
    const begun: number[] = [];
    const release = Promise.withResolvers<void>();
    const draw = defineJob({
      name: "test.draw",
      payload: z.object({ number: z.int() }),
      urgency: "background",
      async run(_ctx: Context, { number }) {
        begun.push(number);
        await release.promise;
      },
    });
    const clear = defineJob({
      name: "test.clear",
      payload: z.object({ number: z.int() }),
      urgency: "backlog",
      run: async (_ctx: Context, { number }) => void begun.push(number),
    });
    await enqueueJob(ctx, draw, { number: 1 });
    work([note, draw, clear]);
    await expect.poll(() => begun).toEqual([1]);
    await enqueueJob(ctx, clear, { number: 3 });
    await enqueueJob(ctx, draw, { number: 2 });
    for (const number of [1, 2, 3]) await enqueueJob(ctx, note, { number });
    await expect.poll(() => ran.toSorted()).toEqual([1, 2, 3]);
    expect(begun).toEqual([1]);
    release.resolve();
    await expect.poll(() => begun).toEqual([1, 2, 3]);
  });

  it("lets a job end when it is stopped, and takes no other", async () => {
    let end = () => {};
    fail = (number) =>
      number === 7 ? new Promise((resolve) => (end = () => resolve())) : undefined;
    const worker = work();
    await enqueueJob(ctx, note, { number: 7 });
    await until(async () => expect(await queued()).toMatchObject([{ locked: true }]));
    const stopped = worker.stop();
    workers.length = 0;
    // Stopping reaches the queue's own loops a little later.
    await sleep(500);
    await enqueueJob(ctx, note, { number: 8 });
    await sleep(200);
    end();
    expect(await stopped).toBe(true);
    expect(ran).toEqual([7]);
    expect(await queued()).toMatchObject([{ attempts: 0, locked: false }]);
  });

  it("puts back what takes longer than the limit, for another to retry", async () => {
    fail = () => new Promise(() => {});
    const worker = work([note], { drain: 200 });
    await enqueueJob(ctx, note, { number: 9 });
    await until(async () => expect(await queued()).toMatchObject([{ locked: true }]));
    workers.length = 0;
    expect(await worker.stop()).toBe(false);
    expect(await queued()).toMatchObject([{ attempts: 1, locked: false }]);
    fail = () => {};
    work();
    await makeDue();
    await until(() => expect(ran).toEqual([9]));
  });

  it("goes on after its database connections were cut", async () => {
    const worker = work();
    await enqueueJob(ctx, note, { number: 10 });
    await until(() => expect(ran).toEqual([10]));
    for (let number = 11; number < 31; number += 1) {
      fail = async () => {
        fail = () => {};
        await cut();
      };
      await enqueueJob(ctx, note, { number });
      await until(() => expect(ran).toContain(number));
    }
    await enqueueJob(ctx, note, { number: 31 });
    await until(() => expect(ran).toContain(31));
    expect(await worker.stop()).toBe(true);
    workers.length = 0;
  });

  it("may be stopped while its connections are cut", async () => {
    for (let round = 0; round < 10; round += 1) {
      const worker = runTestJobs(database, ctx, [note]);
      await enqueueJob(ctx, note, { number: round });
      await until(() => expect(ran).toContain(round));
      const [stopped] = await Promise.all([sleep(round).then(() => worker.stop()), cut()]);
      expect(stopped).toBe(true);
    }
  });

  it("starts again when the queue breaks, and runs what it could not mark as done again", async () => {
    const rename = (from: string, to: string) =>
      ctx.database.execute(sql.raw(`alter table graphile_worker.${from} rename to ${to}`));
    fail = async () => {
      fail = () => {};
      await rename("_private_jobs", "hidden_jobs");
    };
    const worker = work();
    await enqueueJob(ctx, note, { number: 32 });
    await until(() => expect(worker.logged.map(({ msg }) => msg)).toContain("the worker ended"));
    await rename("hidden_jobs", "_private_jobs");
    await enqueueJob(ctx, note, { number: 33 });
    await until(() => expect(ran.toSorted((a, b) => a - b)).toEqual([32, 32, 33]));
  });
});

describe("a schedule", () => {
  it("catches up on what was due while no worker ran, in one run and not thirty", async () => {
    let runs = 0;
    let release = () => {};
    let gate = Promise.resolve();
    const tick = defineJob<Context>({
      name: "test.tick",
      schedule: { match: "* * * * *", catchUp: 3_600_000 },
      run: async () => {
        runs += 1;
        await gate;
      },
    });
    const schedules = async (where: string) => {
      const { rows } = await ctx.database.execute<{ one: number }>(
        sql`select 1 as one from graphile_worker._private_known_crontabs where identifier = 'test.tick' and ${sql.raw(where)}`,
      );
      return rows.length;
    };
    const first = work([tick]);
    await until(async () => expect(await schedules("true")).toBe(1));
    await first.stop();
    workers.length = 0;
    await ctx.database.execute(sql`
      update graphile_worker._private_known_crontabs
      set known_since = now() - interval '30 minutes', last_execution = null`);
    const before = runs;
    // Runs that become due while another is in progress wait under one key.
    gate = new Promise((resolve) => (release = resolve));
    work([tick]);
    await until(() => expect(runs).toBeGreaterThan(before));
    await until(async () =>
      expect(await schedules("last_execution >= date_trunc('minute', now())")).toBe(1),
    );
    release();
    await until(async () => expect(await queued()).toEqual([]));
    // The one that waited, and the next minute's if one begins meanwhile.
    expect(runs - before).toBeLessThanOrEqual(3);
    // It went well every minute, which is not worth a line.
    expect(workers.flatMap(({ logged }) => logged.map(({ msg }) => msg))).not.toContain("job done");
  });

  describe("that the database refuses to note", () => {
    const tock = (name: string) =>
      defineJob<Context>({
        name,
        schedule: { match: "* * * * *", catchUp: 0 },
        run: async () => {},
      });
    const known = async (name: string) => {
      const { rows } = await ctx.database.execute<{ found: number }>(
        sql`select 1 as found from graphile_worker._private_known_crontabs where identifier = ${name}`,
      );
      return rows.length;
    };
    const refuse = () =>
      ctx.database.execute(sql`
        create function refuse() returns trigger language plpgsql as
          $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
        create trigger refuse before insert on graphile_worker._private_known_crontabs
          execute function refuse()`);
    const allow = () => ctx.database.execute(sql`drop function if exists refuse cascade`);
    const refused = expect.objectContaining({ msg: "jobs could not be scheduled" });
    afterEach(allow);

    it("ends neither the process nor other jobs, and is noted once it can be", async () => {
      await refuse();
      const worker = work([note, tock("test.tock")]);
      await until(() => expect(worker.logged).toContainEqual(refused));
      await enqueueJob(ctx, note, { number: 40 });
      await until(() => expect(ran).toEqual([40]));
      expect(await known("test.tock")).toBe(0);
      await allow();
      await until(async () => expect(await known("test.tock")).toBe(1));
    });

    it("does not keep a worker from being stopped", async () => {
      await refuse();
      const worker = runTestJobs(database, ctx, [note, tock("test.late")]);
      await until(() => expect(worker.logged).toContainEqual(refused));
      expect(await worker.stop()).toBe(true);
    });
  });
});
