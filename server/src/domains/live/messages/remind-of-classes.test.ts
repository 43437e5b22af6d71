import type { NotificationList } from "@paso/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { liveClasses, mails, notifications, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { RunnableJob } from "../../../platform/jobs/job.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { insertJitsi, insertLiveClass } from "../../../testing/live-classes.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { notificationsHandlers } from "../../notifications/notifications-handlers.ts";
import { changePreference } from "../../notifications/preferences/change-preference.ts";
import { liveJobs } from "../live-jobs.ts";
import { cancelClass } from "../planning/cancel-class.ts";
import { moveOccurrence } from "../planning/change-occurrence.ts";
import { announceClass } from "./announce-class.ts";
import { remindOfClasses } from "./remind-of-classes.ts";

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;
let course: MadeCourse;
let host: { id: number };

beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, notificationsHandlers);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(liveClasses);
  await world.ctx.database.delete(users);
  await world.ctx.database.delete(mails);
  await world.ctx.database.execute(sql`delete from graphile_worker._private_jobs`);
  await insertJitsi(world.ctx);
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  host = await createPerson(world.ctx, { role: "instructor", email: "host@example.org" });
  await assignStaff(world.ctx, host, course, "teacher");
});

const addStudent = async (email: string) => {
  const person = await createPerson(world.ctx, { email });
  await enrol(world.ctx, person, course);
  return person;
};

/** Runs the domain's announcements until none is left, and other domains' handlers of its events. */
async function work(): Promise<void> {
  const byName = new Map<string, RunnableJob<Context>>(liveJobs.map((job) => [job.name, job]));
  for (;;) {
    const { rows } = await world.ctx.database.execute<{
      id: string;
      name: string;
      payload: unknown;
    }>(sql`
      select job.id, task.identifier as name, job.payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier in ('live.announce-class', 'live.remind') order by job.id`);
    if (rows.length === 0) break;
    for (const { id, name, payload } of rows) {
      await byName.get(name)?.run(world.ctx, payload);
      await world.ctx.database.execute(
        sql`delete from graphile_worker._private_jobs where id = ${id}`,
      );
    }
  }
  await handle({ twice: true });
}

/** The mails sent since, as `address: subject`. */
async function mailed(): Promise<string[]> {
  await work();
  const rows = await world.ctx.database.select().from(mails);
  await world.ctx.database.delete(mails);
  for (const { text, html } of rows) {
    expect(text).toContain("/student/live/");
    expect(text + html).not.toMatch(/meet\.example\.org|key-of-occurrence|pw_soil_42/);
  }
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted();
}
async function remindedAt(instant: string): Promise<string[]> {
  world.clock.moveTo(instant);
  await remindOfClasses(world.ctx);
  return mailed();
}

/** On 12 March from 17:00 to 18:00 in Madrid. */
const insertClass = () =>
  insertLiveClass(world.ctx, {
    courseId: course.id,
    hostIds: [host.id],
    password: "pw_soil_42",
    startsAt: new Date("2026-03-12T16:00:00Z"),
    timeZone: "Europe/Madrid",
  });
const TIME = "Thursday 12 March at 17:00 (Europe/Madrid)";

describe("people of a class", () => {
  test("are notified of it, of changes and of its end, once each, with the hosts among them", async () => {
    await addStudent("ada@example.org");
    await createPerson(world.ctx, { email: "stranger@example.org" });
    const { classId, occurrenceId } = await insertClass();
    await announceClass(world.ctx, { classId, occurrenceId: null, change: "planned", version: 1 });
    expect(await mailed()).toEqual([
      `ada@example.org: New live class “Questions on soil”: ${TIME}`,
      `host@example.org: New live class “Questions on soil”: ${TIME}`,
    ]);
    await moveOccurrence(world.ctx, {
      classId,
      occurrenceId,
      actorId: host.id,
      starts: "2026-03-13T09:00",
      minutes: 60,
    });
    expect(await mailed()).toContain(
      "ada@example.org: The live class “Questions on soil” was changed: Friday 13 March at 09:00 (Europe/Madrid)",
    );
    await cancelClass(world.ctx, { classId, actorId: host.id, reason: "Ill" });
    expect(await mailed()).toContain(
      "ada@example.org: The live class “Questions on soil” was cancelled",
    );
  });

  test("are notified as they chose, in the bell and by mail", async () => {
    const ada = await addStudent("ada@example.org");
    await changePreference(world.ctx, {
      userId: ada.id,
      kind: "live-class",
      mail: "off",
      bell: "on",
    });
    const { classId } = await insertClass();
    await announceClass(world.ctx, { classId, occurrenceId: null, change: "planned", version: 1 });
    expect(await mailed()).toEqual([expect.stringMatching(/^host/)]);
    const client = await world.as(ada);
    const { body } = await client.get<NotificationList>("/api/notifications");
    expect(body.notifications).toMatchObject([
      {
        kind: "live-class",
        course: { title: "Soil" },
        live_class: {
          title: "Questions on soil",
          starts_at: "2026-03-12T16:00:00.000Z",
          change: "planned",
        },
        path: `/student/live/${classId}`,
      },
    ]);
  });

  test("of a site with many are notified part by part, each of them once", async () => {
    await world.ctx.database.execute(sql`
      insert into users (email, first_name, last_name, role, password_hash)
      select 'many-' || n || '@example.org', 'A', 'B', 'student', 'none' from generate_series(1, 1203) n`);
    const { classId } = await insertLiveClass(world.ctx, { hostIds: [host.id] });
    await announceClass(world.ctx, { classId, occurrenceId: null, change: "planned", version: 1 });
    await work();
    expect(await world.ctx.database.$count(notifications)).toBe(1_204);
  });
});

describe("reminders", () => {
  test("come a day and a quarter of an hour before, once each, to students and hosts", async () => {
    await addStudent("ada@example.org");
    await insertClass();
    const all = ["ada", "host"].map(
      (name) => `${name}@example.org: Live class “Questions on soil”: ${TIME}`,
    );
    expect(await remindedAt("2026-03-11T15:59:00Z")).toEqual([]);
    expect(await remindedAt("2026-03-11T16:00:00Z")).toEqual(all);
    expect(await remindedAt("2026-03-11T16:01:00Z")).toEqual([]);
    expect(await remindedAt("2026-03-12T15:44:00Z")).toEqual([]);
    expect(await remindedAt("2026-03-12T15:45:00Z")).toEqual(all);
    expect(await remindedAt("2026-03-12T15:46:00Z")).toEqual([]);
  });

  test("come again for a date that is moved, and not for one that was cancelled", async () => {
    await addStudent("ada@example.org");
    const { classId, occurrenceId } = await insertClass();
    expect(await remindedAt("2026-03-11T16:00:00Z")).toHaveLength(2);
    await moveOccurrence(world.ctx, {
      classId,
      occurrenceId,
      actorId: host.id,
      starts: "2026-03-20T17:00",
      minutes: 60,
    });
    await mailed();
    expect(await remindedAt("2026-03-19T16:00:00Z")).toHaveLength(2);
    await cancelClass(world.ctx, { classId, actorId: host.id, reason: "" });
    await mailed();
    expect(await remindedAt("2026-03-20T15:45:00Z")).toEqual([]);
  });
});
