import type { JoinedClass, PlannedClass } from "@paso/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { liveClasses, liveMeetings } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { insertZoom } from "../../../testing/insert-zoom.ts";
import { insertJitsi } from "../../../testing/live-classes.ts";
import type { StandInServer } from "../../../testing/live-stand-ins/stand-in-server.ts";
import { startZoomStandIn } from "../../../testing/live-stand-ins/zoom-stand-in.ts";
import type { ZoomState } from "../../../testing/live-stand-ins/zoom-state.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { keepMeetings } from "./keep-meetings.ts";

let world: TestApp;
let zoom: StandInServer & { state: ZoomState };
let admin: { id: number };

beforeAll(async () => {
  world = await startTestApp();
  admin = await createPerson(world.ctx, { role: "admin" });
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(liveMeetings);
  await world.ctx.database.delete(liveClasses);
  zoom = await startZoomStandIn();
  await insertZoom(world.ctx, zoom);
});
afterEach(() => zoom.stop());

const LIST = "/api/authoring/live-classes";
const form = () => ({
  title: "Questions",
  text: "Bring one.",
  starts: "2026-03-12T17:00",
  duration_minutes: 45,
  time_zone: "UTC",
  repeat: null,
  password: "soil",
  capacity: null,
  provider: "zoom",
  is_recorded: false,
  host_ids: [admin.id],
});

/** Calls as the administrator, signed in at the current time of the test's clock. */
async function call(method: string, path: string, body?: object): Promise<PlannedClass> {
  const client = await world.as(admin);
  const answer = await client.send<PlannedClass>(method, `${LIST}${path}`, body);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body;
}
const plan = () => call("POST", "", { ...form(), course_id: null, group_id: null });
const read = ({ id }: PlannedClass) => call("GET", `/${id}`);
const stateOf = async (planned: PlannedClass) => (await read(planned)).occurrences[0]!.meeting;

/** Moves the clock to an instant and runs the worker. */
async function workAt(instant: string): Promise<void> {
  world.clock.moveTo(instant);
  await keepMeetings(world.ctx, 30_000);
}
const meetings = () => [...zoom.state.meetings.values()];

describe("a meeting", () => {
  test("follows its class: made, changed and cancelled, once each", async () => {
    const planned = await plan();
    await workAt("2026-03-10T12:00:00Z");
    await workAt("2026-03-10T12:01:00Z");
    expect(meetings()).toMatchObject([{ topic: "Questions", start_time: "2026-03-12T17:00:00Z" }]);
    const { version } = await read(planned);
    await call("PUT", `/${planned.id}`, {
      ...form(),
      title: "Answers",
      starts: "2026-03-12T18:00",
      version,
    });
    await workAt("2026-03-10T12:02:00Z");
    expect(meetings()).toMatchObject([{ topic: "Answers", start_time: "2026-03-12T18:00:00Z" }]);
    await call("POST", `/${planned.id}/cancel`, { reason: "" });
    await workAt("2026-03-10T12:03:00Z");
    expect(meetings()).toEqual([]);
    expect(await world.ctx.database.$count(liveMeetings)).toBe(0);
  });

  test("is not doubled when the response that it was made is lost", async () => {
    zoom.mishaps.push({ call: /^POST .*\/meetings$/, how: "lose" });
    const planned = await plan();
    await workAt("2026-03-10T12:00:00Z");
    expect(await stateOf(planned)).toMatchObject({
      state: "failed",
      reason: "The service does not respond.",
      retry_at: "2026-03-10T12:01:00.000Z",
    });
    await workAt("2026-03-10T12:01:00Z");
    expect(await stateOf(planned)).toMatchObject({ state: "ready" });
    expect(meetings()).toHaveLength(1);
  });

  test("is not doubled by two workers at once", async () => {
    await plan();
    await Promise.all([keepMeetings(world.ctx, 30_000), keepMeetings(world.ctx, 30_000)]);
    expect(meetings()).toHaveLength(1);
  });

  test("is tried again later each time, or when the provider says, and keeps what was typed", async () => {
    const busy = { status: 429, headers: { "retry-after": "7200" }, body: "{}" };
    zoom.mishaps.push({ call: /^POST .*\/meetings$/, how: { status: 502, body: "" }, times: 2 });
    const planned = await plan();
    await workAt("2026-03-10T12:00:00Z");
    expect(await stateOf(planned)).toMatchObject({ retry_at: "2026-03-10T12:01:00.000Z" });
    await workAt("2026-03-10T12:01:00Z");
    expect(await stateOf(planned)).toMatchObject({ retry_at: "2026-03-10T12:03:00.000Z" });
    zoom.mishaps.push({ call: /^POST .*\/meetings$/, how: busy });
    await workAt("2026-03-10T12:03:00Z");
    const { title, password, occurrences } = await read(planned);
    expect({ title, password }).toEqual({ title: "Questions", password: "soil" });
    expect(occurrences[0]!.meeting).toEqual({
      state: "failed",
      reason: "The service takes no more calls for now.",
      retry_at: "2026-03-10T14:03:00.000Z",
    });
    await workAt("2026-03-10T14:03:00Z");
    expect(await stateOf(planned)).toMatchObject({ state: "ready" });
  });

  test("that Zoom refuses waits for a press", async () => {
    const refusal = { status: 400, body: JSON.stringify({ code: 300, message: "Invalid topic." }) };
    zoom.mishaps.push({ call: /^POST .*\/meetings$/, how: refusal });
    const planned = await plan();
    await workAt("2026-03-10T12:00:00Z");
    const state = await stateOf(planned);
    expect(state).toMatchObject({ state: "failed", retry_at: null });
    expect(state.reason).toContain("Invalid topic.");
    await workAt("2026-03-10T18:00:00Z");
    expect(meetings()).toEqual([]);
    const { id } = planned.occurrences[0]!;
    await call("POST", `/${planned.id}/occurrences/${id}/set-up`);
    await workAt("2026-03-10T18:01:00Z");
    expect(await stateOf(planned)).toMatchObject({ state: "ready" });
  });

  test("stays as it was, and can be joined, where a later change fails", async () => {
    const planned = await plan();
    await workAt("2026-03-12T16:55:00Z");
    zoom.mishaps.push({ call: /^PATCH /, how: { status: 502, body: "" } });
    await call("PUT", `/${planned.id}`, { ...form(), title: "Answers", version: planned.version });
    await workAt("2026-03-12T16:56:00Z");
    expect(await stateOf(planned)).toEqual({
      state: "outdated",
      reason: "The service does not respond.",
      retry_at: "2026-03-12T16:57:00.000Z",
    });
    const student = await world.as(await createPerson(world.ctx));
    const { id } = planned.occurrences[0]!;
    const joined = await student.post(`/api/live-classes/${planned.id}/occurrences/${id}/join`);
    expect(joined.status).toBe(200);
    await workAt("2026-03-12T16:57:00Z");
    expect(await stateOf(planned)).toMatchObject({ state: "ready" });
    expect(meetings()).toMatchObject([{ topic: "Answers" }]);
  });

  test("that was deleted at Zoom is noticed before the class, and made again by a press", async () => {
    const planned = await plan();
    await workAt("2026-03-10T12:00:00Z");
    zoom.state.meetings.clear();
    await workAt("2026-03-12T16:29:00Z");
    expect(await stateOf(planned)).toMatchObject({ state: "ready" });
    await workAt("2026-03-12T16:31:00Z");
    expect(await stateOf(planned)).toEqual({ state: "gone", reason: null, retry_at: null });
    await workAt("2026-03-12T16:32:00Z");
    expect(meetings()).toEqual([]);
    const { id } = planned.occurrences[0]!;
    await call("POST", `/${planned.id}/occurrences/${id}/set-up`);
    await workAt("2026-03-12T16:33:00Z");
    expect(await stateOf(planned)).toMatchObject({ state: "ready" });
    expect(meetings()).toHaveLength(1);
  });

  test("of a class that changes its provider is cancelled at the earlier one", async () => {
    const planned = await plan();
    await workAt("2026-03-10T12:00:00Z");
    await insertJitsi(world.ctx);
    await call("PUT", `/${planned.id}`, { ...form(), provider: "jitsi", version: planned.version });
    await workAt("2026-03-10T12:01:00Z");
    expect(meetings()).toEqual([]);
    expect(await stateOf(planned)).toMatchObject({ state: "ready" });
  });
});

test("a person who joins gets the address that Zoom made for them, the same each time", async () => {
  const planned = await plan();
  await workAt("2026-03-10T12:00:00Z");
  world.clock.moveTo("2026-03-12T16:55:00Z");
  const student = await world.as(await createPerson(world.ctx, { firstName: "Sam" }));
  const path = `/api/live-classes/${planned.id}/occurrences/${planned.occurrences[0]!.id}/join`;
  const first = await student.post<JoinedClass>(path);
  const second = await student.post<JoinedClass>(path);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  expect(first.body.password).toBe("soil");
  expect(meetings()[0]!.registrants).toHaveLength(1);
  zoom.state.meetings.clear();
  const gone = await student.post(path);
  expect([gone.status, gone.error.code]).toEqual([409, "meeting_gone"]);
  expect(await stateOf(planned)).toMatchObject({ state: "gone" });
});
