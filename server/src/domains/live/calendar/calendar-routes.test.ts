import type { LiveCalendar, NewLiveCalendar } from "@paso/contract";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  liveCalendars,
  liveClasses,
  liveOccurrences,
  users,
} from "../../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { insertJitsi, insertLiveClass } from "../../../testing/live-classes.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { cancelOccurrence, moveOccurrence } from "../planning/change-occurrence.ts";
import { createLiveClass } from "../planning/create-live-class.ts";

let world: TestApp;
let course: MadeCourse;
let teacher: { id: number };
let student: { id: number };
let client: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(liveClasses);
  await insertJitsi(world.ctx);
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  teacher = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, teacher, course, "teacher");
  student = await createPerson(world.ctx);
  await enrol(world.ctx, student, course);
  client = await world.as(student);
});

/** Three Thursdays at 17:00 in Madrid, with a DST change before the last. */
const planSeries = () =>
  createLiveClass(world.ctx, {
    actorId: teacher.id,
    courseId: course.id,
    groupId: null,
    plan: {
      title: "Questions; with commas, and a long title that has to be folded ñandú",
      text: "First line.\nSecond line.",
      starts: "2026-03-19T17:00",
      timeZone: "Europe/Madrid",
      duration: 45,
      repeat: {
        frequency: "weekly",
        interval: 1,
        weekdays: [],
        month_by: "date",
        until: null,
        count: 3,
      },
      password: "",
      capacity: null,
      provider: "jitsi",
      isRecorded: false,
      hostIds: [teacher.id],
    },
  });

/** The events of an iCalendar file, as another program parses them. */
function readEvents(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
      status: component.getFirstPropertyValue("status"),
      url: component.getFirstPropertyValue("url"),
    };
  });
}

const listDates = (classId: number) =>
  world.ctx.database
    .select()
    .from(liveOccurrences)
    .where(eq(liveOccurrences.classId, classId))
    .orderBy(liveOccurrences.plannedAt);

describe("a class as a file", () => {
  test("has an event for each date, at its time across a change of clocks", async () => {
    const id = await planSeries();
    const answer = await client.get(`/api/live-classes/${id}/calendar`);
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(answer.text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const events = readEvents(answer.text);
    expect(events.map(({ starts, ends }) => [starts, ends])).toEqual([
      ["2026-03-19T16:00:00.000Z", "2026-03-19T16:45:00.000Z"],
      ["2026-03-26T16:00:00.000Z", "2026-03-26T16:45:00.000Z"],
      ["2026-04-02T15:00:00.000Z", "2026-04-02T15:45:00.000Z"],
    ]);
    expect(events[0]).toMatchObject({
      summary: "Questions; with commas, and a long title that has to be folded ñandú",
      sequence: 0,
      status: "CONFIRMED",
      url: `https://learn.example.org/student/live/${id}`,
    });
    expect(events[0]!.description).toContain("First line.\nSecond line.");
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  });

  test("keeps UIDs when dates change, with a higher number, and says what was cancelled", async () => {
    const classId = await planSeries();
    const read = async () =>
      readEvents((await client.get(`/api/live-classes/${classId}/calendar`)).text);
    const before = await read();
    const [first, second] = await listDates(classId);
    const actorId = teacher.id;
    await moveOccurrence(world.ctx, {
      actorId,
      classId,
      occurrenceId: first!.id,
      starts: "2026-03-20T09:00",
      minutes: 30,
    });
    await cancelOccurrence(world.ctx, {
      actorId,
      classId,
      occurrenceId: second!.id,
      reason: "",
    });
    const after = await read();
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after.map(({ sequence, status, starts }) => [sequence, status, starts])).toEqual([
      [1, "CONFIRMED", "2026-03-20T08:00:00.000Z"],
      [1, "CANCELLED", "2026-03-26T16:00:00.000Z"],
      [0, "CONFIRMED", "2026-04-02T15:00:00.000Z"],
    ]);
  });
});

describe("one's own calendar", () => {
  const subscribe = async () =>
    (await client.post<NewLiveCalendar>("/api/live-calendar")).body.address;
  const fetchCalendar = (address: string) => world.visitor().get(new URL(address).pathname);

  test("has the classes that one may attend, without a session, and no others", async () => {
    const classId = await planSeries();
    const elsewhere = await createCourse(world.ctx, { modules: [] });
    await insertLiveClass(world.ctx, { courseId: elsewhere.id });
    const ofSite = await insertLiveClass(world.ctx);
    const answer = await fetchCalendar(await subscribe());
    expect(answer.status).toBe(200);
    const pages = readEvents(answer.text).map(({ url }) => String(url).split("/").at(-1));
    expect(new Set(pages)).toEqual(new Set([String(classId), String(ofSite.classId)]));
  });

  test("holds no address of a meeting", async () => {
    await insertLiveClass(world.ctx, { courseId: course.id });
    const { text } = await fetchCalendar(await subscribe());
    expect(text).not.toMatch(/meet\.example\.org|key-of-occurrence/);
  });

  test("ends when another is made, when it is revoked, and with the account", async () => {
    const first = await subscribe();
    const second = await subscribe();
    const status = async (address: string) => (await fetchCalendar(address)).status;
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    await client.send("DELETE", "/api/live-calendar");
    expect(await status(second)).toBe(404);
    const third = await subscribe();
    const isStudent = eq(users.id, student.id);
    await world.ctx.database.update(users).set({ disabledAt: world.clock.now() }).where(isStudent);
    expect(await status(third)).toBe(404);
  });

  test("is stored as a hash, and says since when there is one", async () => {
    const read = async () => (await client.get<LiveCalendar>("/api/live-calendar")).body;
    expect(await read()).toEqual({ created_at: null, last_read_at: null });
    const address = await subscribe();
    const token = /([\w-]{43})\.ics$/.exec(address)![1]!;
    const [row] = await world.ctx.database.select().from(liveCalendars);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await read()).toEqual({ created_at: "2026-03-10T12:00:00.000Z", last_read_at: null });
    world.clock.moveTo("2026-03-10T13:00:00Z");
    await fetchCalendar(address);
    client = await world.as(student);
    expect((await read()).last_read_at).toBe("2026-03-10T13:00:00.000Z");
  });

  test.each(["x".repeat(43), "short", "../etc"])("is not found by guessing: %s", async (token) => {
    expect(
      (await world.visitor().get(`/live-calendar/${encodeURIComponent(token)}.ics`)).status,
    ).toBe(404);
  });
});
