import type { NotificationList } from "@paso/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { mails, notifications, surveys, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { RunnableJob } from "../../../platform/jobs/job.ts";
import { createPerson } from "../../../testing/factories.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { insertSurvey, partId } from "../../../testing/site-surveys.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { notificationsHandlers } from "../../notifications/notifications-handlers.ts";
import { changePreference } from "../../notifications/preferences/change-preference.ts";
import { surveysJobs } from "../surveys-jobs.ts";
import { followSurveyDates } from "./follow-survey-dates.ts";

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;

beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, notificationsHandlers);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.ctx.database.delete(surveys);
  await world.ctx.database.delete(mails);
  await world.ctx.database.delete(users);
});

/** Runs the domain's own jobs until none is left, and the handlers of its events. */
async function work(): Promise<void> {
  const byName = new Map<string, RunnableJob<Context>>(surveysJobs.map((job) => [job.name, job]));
  for (;;) {
    const { rows } = await world.ctx.database.execute<{
      id: string;
      name: string;
      payload: unknown;
    }>(sql`
      select job.id, task.identifier as name, job.payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier like 'surveys.%' order by job.id`);
    if (rows.length === 0) break;
    for (const { id, name, payload } of rows) {
      await byName.get(name)?.run(world.ctx, payload);
      await world.ctx.database.execute(
        sql`delete from graphile_worker._private_jobs where id = ${id}`,
      );
    }
  }
  await handle();
}

/** Mails sent by an instant. */
async function mailedAt(instant: string): Promise<string[]> {
  world.clock.moveTo(instant);
  await followSurveyDates(world.ctx);
  await work();
  const rows = await world.ctx.database.select().from(mails);
  await world.ctx.database.delete(mails);
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted();
}

const INVITED = "You are invited to answer the survey “Our year”";
const REMINDED = "You can still answer the survey “Our year”";

describe("a survey that opens", () => {
  test("invites those it asks once, in the bell and by mail as they prefer", async () => {
    world.clock.moveTo("2026-03-01T12:00:00Z");
    const ada = await createPerson(world.ctx, { email: "ada@example.org" });
    const bob = await createPerson(world.ctx, { email: "bob@example.org" });
    await createPerson(world.ctx, { email: "teacher@example.org", role: "instructor" });
    const quiet = { kind: "survey" as const, mail: "off" as const, bell: "on" as const };
    await changePreference(world.ctx, { userId: bob.id, ...quiet });
    const { id } = await insertSurvey(world.ctx, { opensAt: new Date("2026-03-02T08:00:00Z") });
    expect(await mailedAt("2026-03-02T07:59:00Z")).toEqual([]);
    expect(await mailedAt("2026-03-02T08:00:00Z")).toEqual([`ada@example.org: ${INVITED}`]);
    expect(await mailedAt("2026-03-02T08:01:00Z")).toEqual([]);
    for (const person of [ada, bob]) {
      const client = await world.as(person);
      const bell = async () => (await client.get<NotificationList>("/api/notifications")).body;
      expect((await bell()).notifications).toMatchObject([
        { kind: "survey", course: null, survey: { title: "Our year" }, path: `/surveys/${id}` },
      ]);
      await client.post(`/api/surveys/${id}/response`, { answers: { [partId(10)]: 10 } });
      expect(await bell()).toMatchObject({ notifications: [], unread: 0 });
    }
  });

  test("reaches everybody of a large audience, batch by batch, nobody twice", async () => {
    world.clock.moveTo("2026-03-02T12:00:00Z");
    await world.ctx.database.execute(sql`
      insert into users (email, first_name, last_name, role, password_hash)
      select 'many-' || n || '@example.org', 'A', 'B', 'student', 'none' from generate_series(1, 1203) n`);
    const { id } = await insertSurvey(world.ctx);
    await followSurveyDates(world.ctx);
    await work();
    expect(await world.ctx.database.$count(notifications)).toBe(1203);
    // As if its audience had changed.
    await world.ctx.database
      .update(surveys)
      .set({ invitedAt: null })
      .where(sql`id = ${id}`);
    await followSurveyDates(world.ctx);
    await work();
    expect(await world.ctx.database.$count(notifications)).toBe(1203);
  });
});

describe("the reminder", () => {
  const dates = {
    opensAt: new Date("2026-03-02T08:00:00Z"),
    closesAt: new Date("2026-03-10T08:00:00Z"),
  };

  test.each([
    ["days before the end", { reminderDays: 3 }],
    ["a date", { reminderAt: new Date("2026-03-07T08:00:00Z") }],
  ])("goes once to those who have not answered: %s", async (_, reminder) => {
    world.clock.moveTo("2026-03-01T12:00:00Z");
    const ada = await createPerson(world.ctx, { email: "ada@example.org" });
    await createPerson(world.ctx, { email: "bob@example.org" });
    const { id } = await insertSurvey(world.ctx, { ...dates, ...reminder });
    expect(await mailedAt("2026-03-02T08:00:00Z")).toHaveLength(2);
    const client = await world.as(ada);
    await client.post(`/api/surveys/${id}/response`, { answers: { [partId(10)]: 10 } });
    expect(await mailedAt("2026-03-07T07:59:00Z")).toEqual([]);
    expect(await mailedAt("2026-03-07T08:00:00Z")).toEqual([`bob@example.org: ${REMINDED}`]);
    expect(await mailedAt("2026-03-07T08:01:00Z")).toEqual([]);
  });

  test("goes to no one once the survey has closed", async () => {
    world.clock.moveTo("2026-03-01T12:00:00Z");
    await createPerson(world.ctx, { email: "ada@example.org" });
    await insertSurvey(world.ctx, { ...dates, reminderDays: 3 });
    expect(await mailedAt("2026-03-10T08:00:00Z")).toEqual([]);
  });
});
