import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { isNotNull, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { diplomas, diplomaVersions, enrolments, mails } from "../database/tables/index.ts";
import { diplomasHandlers } from "../domains/diplomas/diplomas-handlers.ts";
import { courseFinished } from "../domains/learning/index.ts";
import { systemClock } from "../platform/clock.ts";
import type { Context } from "../platform/context.ts";
import { emit, Outbox } from "../platform/outbox/outbox.ts";
import { createCourse, createPerson, enrol } from "./factories.ts";
import { type RunningPaso, startWorker } from "./paso-process.ts";
import { sample } from "./sample-sections.ts";
import { testContext } from "./test-context.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const PEOPLE = 12;

let database: TestDatabase;
let ctx: Context;
let folder: string;
let worker: RunningPaso | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "paso-diplomas-"));
  ctx = { ...testContext(database), clock: systemClock, outbox: new Outbox(diplomasHandlers) };
});
afterAll(async () => {
  await worker?.end("SIGTERM");
  await database.drop();
  await rm(folder, { recursive: true });
});

const countMade = () => ctx.database.$count(diplomaVersions, isNotNull(diplomaVersions.fileId));

it("a killed worker loses no diploma and makes no second one", { timeout: 240_000 }, async () => {
  const course = await createCourse(ctx, {
    hasDiploma: true,
    modules: [{ pages: [[sample.paragraph()]] }],
  });
  for (let index = 0; index < PEOPLE; index += 1) {
    const person = await createPerson(ctx);
    await enrol(ctx, person, course);
    await emit(ctx, courseFinished, { userId: person.id, courseId: course.id });
  }
  await ctx.database.update(enrolments).set({ finishedAt: new Date() });

  // While diplomas are issued.
  await killWhen(() => ctx.database.$count(diplomas), 1);
  // As if the hours had passed after which the queue gives its jobs to another worker.
  await ctx.database.execute(sql`
      select graphile_worker.force_unlock_workers(
        array(select locked_by from graphile_worker.jobs where locked_by is not null))`);

  // While documents are made, after all were issued.
  await killWhen(async () => {
    const issued = await ctx.database.$count(diplomas);
    return issued < PEOPLE ? 0 : countMade();
  }, 2);
  // As if the time had passed after which the site considers them lost.
  await ctx.database
    .update(diplomaVersions)
    .set({ createdAt: new Date(Date.now() - 15 * 60_000) })
    .where(isNull(diplomaVersions.fileId));
  await ctx.database.execute(sql`select graphile_worker.add_job('diplomas.resume-documents')`);

  await start();
  await expect.poll(countMade, { timeout: 120_000 }).toBe(PEOPLE);
  expect(await ctx.database.$count(diplomas)).toBe(PEOPLE);
  expect(await ctx.database.$count(diplomaVersions)).toBe(PEOPLE);
  const sent = await ctx.database.select({ userId: mails.userId }).from(mails);
  expect(sent).toHaveLength(PEOPLE);
  expect(new Set(sent.map(({ userId }) => userId)).size).toBe(PEOPLE);
});

async function killWhen(count: () => Promise<number>, least: number): Promise<void> {
  await start();
  await expect.poll(count, { timeout: 90_000, interval: 2 }).toBeGreaterThanOrEqual(least);
  await worker?.end("SIGKILL");
  // Statements that it sent before it died are still executed.
  const countConnections = async () => {
    const { rows } = await ctx.database.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'paso worker'`);
    return rows[0]!.count;
  };
  await expect.poll(countConnections, { timeout: 30_000 }).toBe(0);
}

async function start(): Promise<void> {
  worker = await startWorker({
    DATABASE_URL: database.url,
    PASO_DATA: folder,
    PASO_LOG_LEVEL: "warn",
  });
}
