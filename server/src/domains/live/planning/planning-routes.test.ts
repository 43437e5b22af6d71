import type { ClassDates, LiveClassFields, PlannedClass, PlannedClassList } from "@paso/contract";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { auditLog, liveClasses, liveCredentials } from "../../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { insertJitsi } from "../../../testing/live-classes.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { keepMeetings } from "../meetings/keep-meetings.ts";

let world: TestApp;
let course: MadeCourse;
let teacher: { id: number };
let client: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(liveClasses);
  await world.ctx.database.delete(liveCredentials);
  await insertJitsi(world.ctx);
  course = await createCourse(world.ctx, { modules: [] });
  teacher = await createPerson(world.ctx, { role: "instructor", firstName: "Marta" });
  await assignStaff(world.ctx, teacher, course, "teacher");
  client = await world.as(teacher);
});

const LIST = "/api/authoring/live-classes";

function form(overrides: Partial<LiveClassFields> = {}): LiveClassFields {
  return {
    title: "Questions",
    text: "Bring one.",
    starts: "2026-03-12T17:00",
    duration_minutes: 45,
    time_zone: "Europe/Madrid",
    repeat: null,
    password: "",
    capacity: null,
    provider: "jitsi",
    is_recorded: false,
    host_ids: [teacher.id],
    ...overrides,
  };
}

const weekly = (count: number): LiveClassFields["repeat"] => ({
  frequency: "weekly",
  interval: 1,
  weekdays: [],
  month_by: "date",
  until: null,
  count,
});

const send = (overrides: object = {}, sender = client) =>
  sender.post<PlannedClass>(LIST, {
    ...form(),
    course_id: course.id,
    group_id: null,
    ...overrides,
  });

async function plan(overrides: object = {}): Promise<PlannedClass> {
  const { status, body } = await send(overrides);
  expect(status).toBe(200);
  return body;
}

/** The form's complete request, with overrides. */
const update = (planned: PlannedClass, overrides: Partial<LiveClassFields> = {}) =>
  client.send<PlannedClass>("PUT", `${LIST}/${planned.id}`, {
    ...form({ starts: planned.starts, repeat: planned.repeat, host_ids: planned.host_ids }),
    version: planned.version,
    ...overrides,
  });

const startsOf = ({ occurrences }: PlannedClass) => occurrences.map(({ starts_at }) => starts_at);

describe("planning a class", () => {
  test("stores what was typed and has its meeting made", async () => {
    const planned = await plan({ password: "a@-_*9", capacity: 20 });
    expect(planned).toMatchObject({
      title: "Questions",
      state: "planned",
      course: { id: course.id, title: "A course" },
      group: null,
      password: "a@-_*9",
      capacity: 20,
      hosts: [{ id: teacher.id }],
      may_change: true,
      occurrences: [
        {
          starts: "2026-03-12T17:00",
          starts_at: "2026-03-12T16:00:00.000Z",
          ends_at: "2026-03-12T16:45:00.000Z",
          joins_from: "2026-03-12T15:50:00.000Z",
          state: "planned",
          meeting: { state: "pending", reason: null },
        },
      ],
    });
    await keepMeetings(world.ctx, 10_000);
    const { body } = await client.get<PlannedClass>(`${LIST}/${planned.id}`);
    expect(body.occurrences[0]!.meeting).toEqual({ state: "ready", reason: null, retry_at: null });
  });

  test("once, however often the call is sent", async () => {
    const headers = { "idempotency-key": "plan-once" };
    const body = { ...form(), course_id: course.id, group_id: null };
    const first = await client.post<PlannedClass>(LIST, body, { headers });
    const second = await client.post<PlannedClass>(LIST, body, { headers });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.id).toBe(first.body.id);
    expect(await world.ctx.database.$count(liveClasses)).toBe(1);
  });

  test("meetings that are far off are made two weeks before", async () => {
    const { occurrences } = await plan({ repeat: weekly(4) });
    expect(occurrences.map(({ meeting }) => [meeting.state, meeting.retry_at])).toEqual([
      ["pending", null],
      ["pending", null],
      ["later", "2026-03-12T16:00:00.000Z"],
      ["later", "2026-03-19T15:00:00.000Z"],
    ]);
  });

  test("says first which dates a rule comes to, across a change of clocks", async () => {
    const { starts, duration_minutes, time_zone } = form();
    const schedule = { starts, duration_minutes, time_zone, repeat: weekly(4) };
    const { body } = await client.post<ClassDates>(`${LIST}/dates`, schedule);
    expect(body.dates.map(({ starts_at }) => starts_at)).toEqual([
      "2026-03-12T16:00:00.000Z",
      "2026-03-19T16:00:00.000Z",
      "2026-03-26T16:00:00.000Z",
      "2026-04-02T15:00:00.000Z",
    ]);
    expect(await world.ctx.database.$count(liveClasses)).toBe(0);
  });

  test.each([
    [
      "a duration of zero",
      { duration_minutes: 0 },
      { duration_minutes: ["The duration cannot be zero."] },
    ],
    [
      "a password of other characters",
      { password: "pass word" },
      { password: ["Use up to 10 characters: letters, digits and @ - _ *."] },
    ],
    [
      "a password that is too long",
      { password: "12345678901" },
      { password: ["Use up to 10 characters: letters, digits and @ - _ *."] },
    ],
    ["no course yet", { course_id: 0 }, { course_id: ["Choose a course."] }],
    ["no host", { host_ids: [] }, { host_ids: ["Choose at least one host."] }],
    [
      "a host from elsewhere",
      { host_ids: [2_000_000_000] },
      { host_ids: ["Choose hosts among the people who work on it."] },
    ],
    ["a time that is past", { starts: "2026-03-10T12:00" }, { starts: ["Choose a time to come."] }],
    [
      "a zone that is not there",
      { time_zone: "Mars/Base" },
      { time_zone: ["This time zone is not known."] },
    ],
    ["another course's group", { group_id: 1 }, { group_id: ["Choose a group of this course."] }],
    [
      "a service without credentials",
      { provider: "zoom" },
      { provider: ["Choose one of the services that have credentials."] },
    ],
  ])("refuses %s", async (_, overrides, errors) => {
    const { status, error } = await send(overrides);
    expect([status, error.errors]).toEqual([422, errors]);
  });

  test("asks for credentials first where there are none", async () => {
    await world.ctx.database.delete(liveCredentials);
    const { status, error } = await send({ provider: null });
    expect([status, error.errors]).toEqual([422, { provider: ["Add credentials first."] }]);
  });
});

describe("who plans", () => {
  test.each([
    ["owner", 200],
    ["teacher", 200],
    ["assistant", 200],
    ["viewer", 403],
  ] as const)("an %s of the course: %i", async (role, expected) => {
    const person = await createPerson(world.ctx, { role: "instructor" });
    await assignStaff(world.ctx, person, course, role);
    const staff = await world.as(person);
    const { status } = await send({ host_ids: [person.id] }, staff);
    expect(status).toBe(expected);
    const { id } = await plan();
    expect((await staff.get(`${LIST}/${id}`)).status).toBe(200);
    expect((await staff.post(`${LIST}/${id}/cancel`, { reason: "" })).status).toBe(expected);
    const list = await staff.get<PlannedClassList>(`${LIST}?course=${course.id}`);
    expect(list.body.may_create).toBe(expected === 200);
  });

  test("classes of the site: administrators alone", async () => {
    const admin = await createPerson(world.ctx, { role: "admin" });
    const ofSite = { course_id: null, host_ids: [admin.id] };
    expect((await send(ofSite)).status).toBe(403);
    expect((await send(ofSite, await world.as(admin))).status).toBe(200);
  });

  test("a course that one does not see is not there", async () => {
    const elsewhere = await createCourse(world.ctx, { modules: [] });
    expect((await send({ course_id: elsewhere.id })).status).toBe(404);
  });
});

describe("changing a class", () => {
  test("moves dates and keeps what people know them by", async () => {
    const planned = await plan({ repeat: weekly(3) });
    const { status, body } = await update(planned, { starts: "2026-03-12T18:30" });
    expect(status).toBe(200);
    expect(startsOf(body)).toEqual([
      "2026-03-12T17:30:00.000Z",
      "2026-03-19T17:30:00.000Z",
      "2026-03-26T17:30:00.000Z",
    ]);
    expect(body.occurrences.map(({ id }) => id)).toEqual(planned.occurrences.map(({ id }) => id));
  });

  test("leaves dates alone that have begun", async () => {
    const planned = await plan({ repeat: weekly(3) });
    world.clock.moveTo("2026-03-19T16:10:00Z");
    const client2 = await world.as(teacher);
    const { body } = await client2.send<PlannedClass>("PUT", `${LIST}/${planned.id}`, {
      ...form({ starts: "2026-03-12T10:00", repeat: weekly(3) }),
      version: planned.version,
    });
    expect(startsOf(body)).toEqual([
      "2026-03-12T16:00:00.000Z",
      "2026-03-19T16:00:00.000Z",
      "2026-03-26T09:00:00.000Z",
    ]);
  });

  test("with a stale version gets the current state, and changes nothing", async () => {
    const planned = await plan();
    expect((await update(planned, { title: "First" })).status).toBe(200);
    const { status, error } = await update(planned, { title: "Second" });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: "stale_version", current: { title: "First" } });
  });

  test("one date moves or is cancelled, and comes back", async () => {
    const planned = await plan({ repeat: weekly(3) });
    const [, second, third] = planned.occurrences;
    const path = (id: number) => `${LIST}/${planned.id}/occurrences/${id}`;
    const moved = await client.send<PlannedClass>("PUT", path(second!.id), {
      starts: "2026-03-20T09:00",
      duration_minutes: 60,
    });
    expect(moved.body.occurrences[1]).toMatchObject({
      starts_at: "2026-03-20T08:00:00.000Z",
      ends_at: "2026-03-20T09:00:00.000Z",
      is_moved: true,
    });
    const cancelled = await client.post<PlannedClass>(`${path(third!.id)}/cancel`, {
      reason: "A holiday",
    });
    expect(cancelled.body.occurrences[2]).toMatchObject({
      state: "cancelled",
      cancel_reason: "A holiday",
    });
    expect((await client.post(`${path(third!.id)}/cancel`, { reason: "" })).status).toBe(409);
    const restored = await client.post<PlannedClass>(`${path(third!.id)}/restore`);
    expect(restored.body.occurrences[2]).toMatchObject({ state: "planned", cancel_reason: "" });
    const kept = await update(restored.body, { title: "Renamed" });
    expect(kept.body.occurrences[1]).toMatchObject({ is_moved: true });
  });

  test("a cancelled class changes no more, and can be deleted", async () => {
    const planned = await plan();
    expect((await client.send("DELETE", `${LIST}/${planned.id}`)).status).toBe(409);
    const { body } = await client.post<PlannedClass>(`${LIST}/${planned.id}/cancel`, {
      reason: "Ill",
    });
    expect(body).toMatchObject({
      state: "cancelled",
      cancel_reason: "Ill",
      occurrences: [{ state: "cancelled" }],
    });
    expect((await update(body)).status).toBe(409);
    expect((await client.send("DELETE", `${LIST}/${planned.id}`)).status).toBe(200);
    expect((await client.get(`${LIST}/${planned.id}`)).status).toBe(404);
  });

  test("classes of a group go with its people when it is deleted", async () => {
    const group = await createGroup(world.ctx, course, "Evening");
    const other = await createGroup(world.ctx, course, "Morning");
    const student = await createPerson(world.ctx);
    await enrol(world.ctx, student, course, group);
    const planned = await plan({ group_id: group.id });
    const attendee = await world.as(student);
    expect((await attendee.get(`/api/live-classes/${planned.id}`)).status).toBe(200);
    const path = `/api/authoring/courses/${course.id}/groups/${group.id}?move_to=${other.id}`;
    expect((await client.send("DELETE", path)).status).toBe(200);
    const { body } = await client.get<PlannedClass>(`${LIST}/${planned.id}`);
    expect(body.group).toEqual({ id: other.id, name: "Morning" });
    expect((await attendee.get(`/api/live-classes/${planned.id}`)).status).toBe(200);
  });
});

describe("the audit log", () => {
  /** The lines since the one with this id, newest first. */
  const linesAfter = async (id: number) =>
    (await world.ctx.database.select().from(auditLog).orderBy(desc(auditLog.id))).filter(
      (line) => line.id > id,
    );
  const lastId = async () => (await linesAfter(0))[0]?.id ?? 0;

  test("has every change of a class, with what was and what is", async () => {
    const group = await createGroup(world.ctx, course, "Evening");
    const begin = await lastId();
    const planned = await plan({ repeat: weekly(2), password: "soil", group_id: group.id });
    const about = { live_class: "Questions", course: "A course", group: "Evening" };
    const line = async () => {
      const [{ action, actorId, before, after } = {}] = await linesAfter(begin);
      return { action, actorId, before, after };
    };
    expect(await line()).toEqual({
      action: "live_class.planned",
      actorId: teacher.id,
      before: null,
      after: {
        ...about,
        text: "Bring one.",
        starts: "2026-03-12T17:00",
        time_zone: "Europe/Madrid",
        duration_minutes: 45,
        repeats: "weekly",
        repeat_interval: 1,
        class_count: 2,
        provider: "jitsi",
        meeting_password: "••••••",
        is_recorded: false,
        hosts: [expect.stringMatching(/^Marta /)],
      },
    });

    const { body: renamed } = await update(planned, { title: "Answers", password: "clay" });
    expect(await line()).toMatchObject({
      action: "live_class.changed",
      before: { title: "Questions", meeting_password: "••••••" },
      after: { ...about, title: "Answers", meeting_password: "•••••• (new)" },
    });
    const lines = (await linesAfter(begin)).length;
    await update(renamed, { title: "Answers", password: "clay" });
    expect(await linesAfter(begin)).toHaveLength(lines);

    const date = `${LIST}/${planned.id}/occurrences/${planned.occurrences[1]!.id}`;
    const ofDate = { ...about, live_class: "Answers" };
    await client.send("PUT", date, { starts: "2026-03-20T09:00", duration_minutes: 45 });
    expect(await line()).toMatchObject({
      action: "live_class.date_moved",
      before: { starts: "2026-03-19T17:00" },
      after: { ...ofDate, class_date: "2026-03-19T17:00", starts: "2026-03-20T09:00" },
    });
    const moved = { ...ofDate, class_date: "2026-03-20T09:00" };
    await client.post(`${date}/cancel`, { reason: "A holiday" });
    expect(await line()).toMatchObject({
      action: "live_class.date_cancelled",
      after: { ...moved, reason: "A holiday" },
    });
    await client.post(`${date}/restore`);
    expect(await line()).toMatchObject({ action: "live_class.date_restored", after: moved });
    await client.post(`${LIST}/${planned.id}/cancel`, { reason: "Ill" });
    expect(await line()).toMatchObject({
      action: "live_class.cancelled",
      after: { ...ofDate, reason: "Ill" },
    });
    await client.send("DELETE", `${LIST}/${planned.id}`);
    expect(await line()).toMatchObject({ action: "live_class.deleted", after: ofDate });
    expect(JSON.stringify(await linesAfter(begin))).not.toMatch(/soil|clay/);
  });

  test("has those of the whole site, and nothing that was refused", async () => {
    const admin = await createPerson(world.ctx, { role: "admin" });
    const staff = await world.as(admin);
    const ofSite = { course_id: null, host_ids: [admin.id] };
    const { body } = await send(ofSite, staff);
    const begin = await lastId();
    expect((await staff.post(`${LIST}/${body.id}/cancel`, { reason: "" })).status).toBe(200);
    expect((await staff.post(`${LIST}/${body.id}/cancel`, { reason: "" })).status).toBe(409);
    const lines = await linesAfter(begin);
    expect(lines.map(({ action, actorId, after }) => ({ action, actorId, after }))).toEqual([
      {
        action: "live_class.cancelled",
        actorId: admin.id,
        after: { live_class: "Questions", reason: "" },
      },
    ]);
  });
});

test("the form offers what can be chosen", async () => {
  await createGroup(world.ctx, course, "Evening");
  const { body } = await client.get(`${LIST}/choices?course=${course.id}`);
  expect(body).toMatchObject({
    may_site: false,
    courses: [{ id: course.id, groups: [{ name: "" }, { name: "Evening" }] }],
    providers: ["jitsi"],
    time_zone: "UTC",
  });
  expect(JSON.stringify(body)).toContain("Marta");
  const viewer = await world.as(await createPerson(world.ctx, { role: "viewer" }));
  expect((await viewer.get(`${LIST}/choices`)).body).toMatchObject({ courses: [] });
});
