import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { diplomas, diplomaVersions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { createCourse, createPerson } from "../../../testing/factories.ts";
import { insertDiploma } from "../../../testing/insert-diploma.ts";
import { MovingClock } from "../../../testing/moving-clock.ts";
import { testContext } from "../../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { resumeDocumentsJob } from "./resume-documents.ts";

let database: TestDatabase;
let ctx: Context;
let clock: MovingClock;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock = new MovingClock(new Date("2026-03-10T12:00:00Z"));
  ctx = { ...testContext(database), clock };
  await ctx.database.delete(diplomas);
  await ctx.database.execute(sql`delete from graphile_worker._private_jobs`);
});

const insert = async () => {
  const course = await createCourse(ctx, { modules: [] });
  const person = await createPerson(ctx);
  return insertDiploma(ctx, {
    userId: person.id,
    courseId: course.id,
    number: String(person.id).padStart(16, "0"),
  });
};
const queued = async () => {
  const { rows } = await ctx.database.execute<{ payload: unknown; priority: number }>(sql`
    select payload, priority from graphile_worker._private_jobs order by id`);
  return rows;
};
const resume = () => resumeDocumentsJob.run(ctx, undefined);

test("makes a document again whose worker was killed, once, and after all that is more urgent", async () => {
  const lost = await insert();
  await resume();
  expect(await queued()).toEqual([]);
  clock.moveTo("2026-03-10T12:11:00Z");
  await resume();
  await resume();
  expect(await queued()).toEqual([
    { payload: { diplomaId: lost.id, version: 1 }, priority: expect.any(Number) },
  ]);
  expect((await queued())[0]!.priority).toBeGreaterThan(0);
});

test("leaves those of erased people, and those that have failed for a day", async () => {
  await insert();
  await ctx.database.update(diplomas).set({ userId: null });
  await insert();
  await ctx.database.update(diplomaVersions).set({ createdAt: new Date("2026-03-09T11:00:00Z") });
  clock.moveTo("2026-03-10T12:11:00Z");
  await resume();
  expect(await queued()).toEqual([]);
});
