import type { ResultsSchedule, ResultsSchedules } from "@paso/contract";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { auditLog, courseStaff, files, mails, users } from "../../database/tables/index.ts";
import { sendDueMails } from "../../platform/mail/send-due-mails.ts";
import { openMailTransport } from "../../platform/smtp/open-mail-transport.ts";
import {
  type CourseStaff,
  createCourseStaff,
  READERS,
  statusesOf,
} from "../../testing/course-staff.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../testing/factories.ts";
import { startMailServer, type TestMailServer } from "../../testing/mail-server.ts";
import { sample } from "../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { answer } from "../../testing/take-course.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { deleteOrphanedFiles } from "../files/delete-orphaned-files.ts";
import { queueDueExports } from "./scheduled/queue-due-exports.ts";
import { sendExportJob } from "./scheduled/send-export.ts";

let world: TestApp;
let server: TestMailServer;
let course: MadeCourse;
let staff: CourseStaff;
/** A viewer of the course who reads Spanish. */
let viewer: { id: number; email: string };
let client: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  server = await startMailServer();
  world.ctx.mail = {
    transport: openMailTransport(server.url, "Paso <noreply@learn.example.org>"),
  };
});
afterAll(async () => {
  world.ctx.mail.transport?.close();
  await server.stop();
  await world.stop();
});
beforeEach(async () => {
  // A Tuesday.
  world.clock.moveTo("2026-03-10T12:00:00Z");
  server.received.length = 0;
  await world.ctx.database.delete(mails);
  course = await createCourse(world.ctx, {
    title: "Gardens",
    modules: [{ pages: [[sample.radioValidated()]] }],
  });
  staff = await createCourseStaff(world, course);
  viewer = await createPerson(world.ctx, { role: "instructor", firstName: "Inés", locale: "es" });
  await assignStaff(world.ctx, viewer, course, "viewer");
  client = await world.as(viewer);
});

const base = () => `/api/authoring/courses/${course.id}/results-schedules`;
const WEEKLY = { table: "students", format: "csv", weekday: 1 };
const list = async () => (await client.get<ResultsSchedules>(base())).body.schedules;

/** The jobs that the worker would run now. */
async function waiting(): Promise<{ scheduleId: number; dueAt: string }[]> {
  const { rows } = await world.ctx.database.execute<{
    payload: { scheduleId: number; dueAt: string };
  }>(sql`
    select payload from graphile_worker._private_jobs where key like 'results-schedule:%'
      and (payload ->> 'scheduleId')::int in (select id from scheduled_exports where course_id = ${course.id})
    order by id`);
  return rows.map(({ payload }) => payload);
}

async function runWaiting(): Promise<void> {
  for (const due of await waiting()) await sendExportJob.run(world.ctx, due);
  await sendDueMails(world.ctx, 60_000);
}

/** Schedules a spreadsheet, the first of which is sent at once. */
async function schedule(wish = {}): Promise<ResultsSchedule> {
  const { body } = await client.post<ResultsSchedule>(base(), { ...WEEKLY, ...wish });
  await runWaiting();
  expect(server.received.splice(0)).toHaveLength(1);
  return (await list()).find(({ id }) => id === body.id)!;
}

/** Moves the clock; sessions do not last that long. */
async function goTo(moment: string): Promise<void> {
  world.clock.moveTo(moment);
  client = await world.as(viewer);
}

/** Moves the clock, and runs what is due once. */
async function runAt(moment: string): Promise<void> {
  await goTo(moment);
  await queueDueExports(world.ctx);
  await runWaiting();
}

describe("spreadsheets that come by mail", () => {
  test("are for staff of the course in every role", async () => {
    expect(await statusesOf(staff, (person) => person.get(base()))).toEqual(READERS);
    expect(await statusesOf(staff, (person) => person.post(base(), WEEKLY))).toEqual(READERS);
    const { id } = (await client.post<ResultsSchedule>(base(), WEEKLY)).body;
    const change = { is_paused: true };
    expect((await client.send("PUT", `${base()}/${id}`, change)).status).toBe(200);
    for (const other of [staff.teacher, staff.admin]) {
      expect((await other.send("PUT", `${base()}/${id}`, change)).status).toBe(404);
      expect((await other.send("DELETE", `${base()}/${id}`)).status).toBe(404);
    }
    expect((await client.send("DELETE", `${base()}/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test("are refused with what cannot be meant, twice, and beyond ten", async () => {
    for (const wish of [{ weekday: 0 }, { weekday: 8 }, { table: "secrets" }, { format: "pdf" }]) {
      const { status, error } = await client.post(base(), { ...WEEKLY, ...wish });
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, Object.keys(wish)]);
    }
    const refusal = async (wish: object) => {
      const { status, error } = await client.post(base(), { ...WEEKLY, ...wish });
      return [status, error.code];
    };
    await client.post(base(), WEEKLY);
    expect(await refusal({})).toEqual([409, "duplicate"]);
    for (const weekday of [null, 2, 3, 4, 5, 6, 7])
      await client.post(base(), { ...WEEKLY, weekday });
    for (const table of ["answers", "grades"]) await client.post(base(), { ...WEEKLY, table });
    expect(await list()).toHaveLength(10);
    expect(await refusal({ format: "xlsx" })).toEqual([409, "too_many"]);
  });

  test("say when they come next, are paused and ended, and are in the audit log", async () => {
    const weekly = await schedule();
    const monthly = await schedule({ weekday: null, table: "answers", format: "xlsx" });
    expect(weekly).toMatchObject({ ...WEEKLY, next_at: "2026-03-16T07:00" });
    expect(monthly).toMatchObject({ weekday: null, next_at: "2026-04-01T07:00" });
    expect(weekly.last_sent_at).toBe("2026-03-10T12:00");
    expect(await list()).toEqual([weekly, monthly]);
    const path = `${base()}/${weekly.id}`;
    const paused = await client.send<ResultsSchedule>("PUT", path, { is_paused: true });
    expect(paused.body.next_at).toBeNull();
    await runAt("2026-03-16T08:00:00Z");
    expect(server.received).toHaveLength(0);
    const resumed = await client.send<ResultsSchedule>("PUT", path, { is_paused: false });
    expect(resumed.body.next_at).toBe("2026-03-23T07:00");
    await client.send("DELETE", path);
    const log = await world.ctx.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, viewer.id))
      .orderBy(auditLog.id);
    expect(log.map(({ action }) => action)).toEqual([
      "results.scheduled",
      "results.scheduled",
      "results.unscheduled",
    ]);
    expect(log[1]?.after).toEqual({
      course: "Gardens",
      table: "answers",
      format: "xlsx",
      weekday: null,
    });
  });

  test("arrive with the file, in the person's language, once for each due moment", async () => {
    const student = await createPerson(world.ctx, { firstName: "Ana", lastName: "Ruiz" });
    await enrol(world.ctx, student, course);
    await answer(await world.as(student), course.pages[0]!, 0, "0");
    await schedule();
    await goTo("2026-03-16T06:59:00Z");
    await queueDueExports(world.ctx);
    const early = await waiting();
    expect(early.map(({ dueAt }) => dueAt)).toEqual(["2026-03-10T12:00:00.000Z"]);
    await goTo("2026-03-16T07:03:00Z");
    await queueDueExports(world.ctx);
    await queueDueExports(world.ctx);
    const [due, ...others] = await waiting();
    expect(others).toEqual([]);
    // Two workers concurrently, and a third that is late.
    await Promise.all([sendExportJob.run(world.ctx, due), sendExportJob.run(world.ctx, due)]);
    await sendExportJob.run(world.ctx, due);
    await sendDueMails(world.ctx, 60_000);
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({ subject: "Gardens: Estudiantes" });
    expect(mail!.text).toContain("Hola, Inés:");
    expect(mail!.text).toContain(`/authoring/courses/${course.id}/results#regular`);
    const [attached] = mail!.attachments;
    expect(attached).toMatchObject({
      filename: "Gardens – Estudiantes.csv",
      mimeType: "text/csv",
    });
    const text = Buffer.from(attached!.content as ArrayBuffer).toString();
    expect(text).toContain("Ana Ruiz");
    expect(text).toBe(
      (
        await client.get(`/api/authoring/courses/${course.id}/results-export/students/csv`, {
          headers: { "accept-language": "es" },
        })
      ).text,
    );
    expect(await list()).toMatchObject([
      { next_at: "2026-03-23T07:00", last_sent_at: "2026-03-16T07:03" },
    ]);
  });

  test("leave neither mail nor file behind", async () => {
    await schedule({ format: "xlsx" });
    await runAt("2026-03-16T08:00:00Z");
    expect(server.received[0]?.attachments[0]?.filename).toBe("Gardens – Estudiantes.xlsx");
    expect(await world.ctx.database.select().from(mails)).toEqual([]);
    world.clock.moveTo("2026-03-18T08:00:00Z");
    await deleteOrphanedFiles(world.ctx);
    expect(await world.ctx.database.$count(files)).toBe(0);
  });

  test("that are too large for a mail lead to where they are downloaded", async () => {
    await world.ctx.database.execute(sql`
      with made as (
        insert into users (email, first_name, last_name, role, password_hash)
        select 'large-' || n || '@example.org', n::text, repeat('x', 255), 'student', 'none'
        from generate_series(1, 20000) n returning id)
      insert into enrolments (user_id, course_id, group_id)
      select made.id, ${course.id}, g.id from made, groups g where g.course_id = ${course.id}`);
    await client.post(base(), WEEKLY);
    await runWaiting();
    const [mail] = server.received;
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain("es demasiado grande para un correo");
  });

  test("end with the right to see the results, and with the account", async () => {
    await schedule();
    await world.ctx.database
      .delete(courseStaff)
      .where(and(eq(courseStaff.courseId, course.id), eq(courseStaff.userId, viewer.id)));
    await runAt("2026-03-16T08:00:00Z");
    await assignStaff(world.ctx, viewer, course, "viewer");
    expect(await list()).toEqual([]);
    const ends = {
      "2026-03-23T08:00:00Z": { role: "student" as const },
      "2026-03-30T08:00:00Z": { disabledAt: new Date() },
    };
    for (const [moment, change] of Object.entries(ends)) {
      client = await world.as(viewer);
      await schedule();
      await world.ctx.database.update(users).set(change).where(eq(users.id, viewer.id));
      await runAt(moment);
      const back = { role: "instructor" as const, disabledAt: null };
      await world.ctx.database.update(users).set(back).where(eq(users.id, viewer.id));
      client = await world.as(viewer);
      expect(await list()).toEqual([]);
    }
    expect(server.received).toHaveLength(0);
  });
});
