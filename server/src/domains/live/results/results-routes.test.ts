import type { ClassAttendance, LiveClass, PlannedClass } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { liveClasses, liveFetches, liveMeetings } from "../../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { insertZoom } from "../../../testing/insert-zoom.ts";
import { insertLiveClass } from "../../../testing/live-classes.ts";
import type { StandInServer } from "../../../testing/live-stand-ins/stand-in-server.ts";
import { startZoomStandIn } from "../../../testing/live-stand-ins/zoom-stand-in.ts";
import type { StandInParticipant, ZoomState } from "../../../testing/live-stand-ins/zoom-state.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { keepMeetings } from "../meetings/keep-meetings.ts";
import { fetchResults } from "./fetch-results.ts";

let world: TestApp;
let zoom: StandInServer & { state: ZoomState };
let course: MadeCourse;
let teacher: { id: number };
let ada: { id: number };
let bob: { id: number };
let made: { classId: number; occurrenceId: number };

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(liveMeetings);
  await world.ctx.database.delete(liveClasses);
  zoom = await startZoomStandIn();
  await insertZoom(world.ctx, zoom);
  course = await createCourse(world.ctx, { modules: [] });
  teacher = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, teacher, course, "teacher");
  ada = await createPerson(world.ctx, { firstName: "Ada", lastName: "Alm" });
  bob = await createPerson(world.ctx, { firstName: "Bob", lastName: "=Bell" });
  for (const person of [ada, bob]) await enrol(world.ctx, person, course);
  // From 12:05 to 13:05.
  made = await insertLiveClass(world.ctx, { courseId: course.id, provider: "zoom" });
  await world.ctx.database
    .update(liveMeetings)
    .set({ provider: "zoom", externalId: null, doneVersion: 0, tryAt: world.clock.now() })
    .where(eq(liveMeetings.occurrenceId, made.occurrenceId));
  await keepMeetings(world.ctx, 30_000);
});
afterEach(() => zoom.stop());

const client = async (person: { id: number }) => world.as(person);
const dateOf = () => `/api/authoring/live-classes/${made.classId}/occurrences/${made.occurrenceId}`;

async function join(person: { id: number }): Promise<string> {
  const path = `/api/live-classes/${made.classId}/occurrences/${made.occurrenceId}/join`;
  const { body } = await (await client(person)).post<{ address: string }>(path);
  return new URL(body.address).searchParams.get("tk")!;
}

const stay = (
  registrant: string,
  from: string,
  to: string,
  name = "Somebody",
): StandInParticipant => ({
  name,
  user_email: "",
  registrant_id: registrant,
  join_time: `2026-03-10T${from}:00Z`,
  leave_time: `2026-03-10T${to}:00Z`,
  duration: 0,
  status: "in_meeting",
});

/** The class took place with these people, and was recorded or not. */
function hold(
  participants: StandInParticipant[],
  recording: { password: string; files: Record<string, unknown>[] } | null = null,
): void {
  const [meeting] = zoom.state.meetings.values();
  meeting!.runs.push({
    uuid: "a/b==",
    start_time: "2026-03-10T12:05:00Z",
    participants,
    recording,
  });
}

async function workAt(instant: string): Promise<void> {
  world.clock.moveTo(instant);
  await fetchResults(world.ctx, 30_000);
}
const attendance = async (query = "") =>
  (await (await client(teacher)).get<ClassAttendance>(`${dateOf()}/attendance${query}`)).body;

describe("attendance", () => {
  test("is taken from Zoom after the class, over all its pages, each minute once", async () => {
    const ticket = await join(ada);
    zoom.state.pageSize = 1;
    hold([
      stay(ticket, "12:05", "12:30"),
      stay(ticket, "12:20", "12:40"),
      stay("", "12:10", "12:25", "A guest"),
    ]);
    await workAt("2026-03-10T13:04:00Z");
    expect((await attendance()).fetch.state).toBe("none");
    await workAt("2026-03-10T13:10:00Z");
    expect(await attendance()).toMatchObject({
      attendance: [
        { user_id: bob.id, minutes: null, has_joined: false },
        { user_id: ada.id, minutes: 35, provider_minutes: 35, is_by_hand: false, has_joined: true },
      ],
      guests: [{ name: "A guest", minutes: 15 }],
      fetch: { state: "done" },
      present: 2,
      may_change: true,
    });
    const { body } = await (await client(ada)).get<LiveClass>(`/api/live-classes/${made.classId}`);
    expect(body.occurrences[0]!.own_minutes).toBe(35);
  });

  test("is asked for again where Zoom has no report yet, or fails", async () => {
    const ticket = await join(ada);
    await workAt("2026-03-10T13:10:00Z");
    const waiting = await attendance();
    expect(waiting.fetch).toMatchObject({ state: "pending", reason: null });
    hold([stay(ticket, "12:05", "12:30")]);
    zoom.mishaps.push({ call: /participants/, how: { status: 503, body: "" } });
    await workAt(waiting.fetch.retry_at!);
    const failed = await attendance();
    expect(failed.fetch).toMatchObject({
      state: "failed",
      reason: "The service does not respond.",
    });
    await workAt(failed.fetch.retry_at!);
    expect(await attendance()).toMatchObject({ fetch: { state: "done" }, present: 1 });
  });

  test("by hand counts instead, and can be taken back", async () => {
    const ticket = await join(ada);
    hold([stay(ticket, "12:05", "12:30")]);
    await workAt("2026-03-10T13:10:00Z");
    const staff = await client(teacher);
    const change = (minutes: number | null, ids: number[]) =>
      staff.send("PUT", `${dateOf()}/attendance`, { user_ids: ids, minutes });
    expect((await change(60, [ada.id, bob.id])).body).toEqual({ user_ids: [ada.id, bob.id] });
    const minutesOf = async () =>
      new Map((await attendance()).attendance.map(({ user_id, minutes }) => [user_id, minutes]));
    expect([...(await minutesOf()).values()]).toEqual([60, 60]);
    await change(0, [bob.id]);
    await change(null, [ada.id]);
    expect(await minutesOf()).toEqual(
      new Map([
        [bob.id, 0],
        [ada.id, 25],
      ]),
    );
    expect((await change(1_441, [ada.id])).status).toBe(422);
  });

  test("leaves as a spreadsheet, and names run nothing there", async () => {
    await (
      await client(teacher)
    ).send("PUT", `${dateOf()}/attendance`, { user_ids: [bob.id], minutes: 45 });
    world.clock.moveTo("2026-03-10T14:00:00Z");
    const path = `/api/authoring/live-classes/${made.classId}/attendance-export/csv`;
    const { text } = await (await client(teacher)).get(path);
    const [head, line] = text.replace(/^\uFEFF/, "").split("\r\n");
    expect(head).toBe("Date,First name,Last name,E-mail,Minutes,Source");
    expect(line).toMatch(/^2026-03-10 12:05,Bob,"'=Bell",person-\d+@example\.org,45,By hand$/);
  });

  test("is found by name, part by part", async () => {
    const first = await attendance("?limit=1");
    expect(first.attendance.map(({ user_id }) => user_id)).toEqual([bob.id]);
    const second = await attendance(`?limit=1&cursor=${first.next_cursor}`);
    expect(second).toMatchObject({ attendance: [{ user_id: ada.id }], next_cursor: null });
    expect((await attendance("?q=alm")).attendance.map(({ user_id }) => user_id)).toEqual([ada.id]);
  });

  test("can be asked for again once the class is over", async () => {
    const staff = await client(teacher);
    expect((await staff.post(`${dateOf()}/fetch`)).status).toBe(409);
    await workAt("2026-03-10T13:10:00Z");
    const again = await client(teacher);
    expect((await again.post(`${dateOf()}/fetch`)).body).toMatchObject({
      attendance: { state: "pending", retry_at: "2026-03-10T13:10:00.000Z" },
    });
  });

  test("is waited for a day and no longer", async () => {
    await workAt("2026-03-10T13:10:00Z");
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const [next] = await world.ctx.database
        .select()
        .from(liveFetches)
        .where(eq(liveFetches.what, "attendance"));
      if (!next?.tryAt) break;
      await workAt(next.tryAt.toISOString());
    }
    expect((await attendance()).fetch).toEqual({ state: "done", reason: null, retry_at: null });
  });
});

describe("recordings", () => {
  const files = [
    {
      id: "file-1",
      status: "completed",
      file_type: "MP4",
      recording_type: "shared_screen_with_speaker_view",
      recording_start: "2026-03-10T12:05:00Z",
      recording_end: "2026-03-10T13:05:00Z",
      play_url: "https://zoom.example.org/rec/play/1",
    },
  ];
  const planned = async () =>
    (await (await client(teacher)).get<PlannedClass>(`/api/authoring/live-classes/${made.classId}`))
      .body;
  const watched = async () =>
    (await (await client(ada)).get<LiveClass>(`/api/live-classes/${made.classId}`)).body
      .occurrences[0]!.recordings;

  test("of Zoom are seen by staff alone until they are released", async () => {
    hold([], { password: "pw", files });
    await workAt("2026-03-10T13:20:00Z");
    const [recording] = (await planned()).occurrences[0]!.recordings;
    expect(recording).toMatchObject({ is_from_provider: true, released_at: null, password: "pw" });
    expect(await watched()).toEqual([]);
    const path = `/api/authoring/live-classes/${made.classId}/recordings/${recording!.id}`;
    const change = { title: "The class", is_embedded: false, is_released: true };
    expect((await (await client(teacher)).send("PUT", path, change)).status).toBe(200);
    expect(await watched()).toMatchObject([{ title: "The class", password: "pw" }]);
    await (await client(teacher)).send("DELETE", path);
    await (await client(teacher)).post(`${dateOf()}/fetch`);
    await workAt("2026-03-10T13:30:00Z");
    expect((await planned()).occurrences[0]!.recordings).toEqual([]);
  });

  test("are added by their address, and played on the page where that can be", async () => {
    const staff = await client(teacher);
    const add = (address: string, is_embedded: boolean) =>
      staff.post(`${dateOf()}/recordings`, { title: "Part 1", address, password: "", is_embedded });
    expect((await add("https://vimeo.com/123456789", true)).status).toBe(200);
    expect((await add("https://example.org/watch", true)).error.errors).toHaveProperty(
      "is_embedded",
    );
    expect((await add("javascript:alert(1)", false)).error.errors).toHaveProperty("address");
    expect((await add("https://example.org/live.m3u8", true)).status).toBe(422);
    expect((await add("https://example.org/watch", false)).status).toBe(200);
    const { recordings } = (await planned()).occurrences[0]!;
    expect(recordings.map(({ can_embed }) => can_embed)).toEqual([true, false]);
  });

  test("that a service gives as video files are played on the page at first", async () => {
    const file = { ...files[0]!, play_url: "https://zoom.example.org/rec/1.mp4" };
    hold([], { password: "", files: [file] });
    await workAt("2026-03-10T13:20:00Z");
    const [recording] = (await planned()).occurrences[0]!.recordings;
    expect(recording).toMatchObject({ is_embedded: true, released_at: null });
  });
});
