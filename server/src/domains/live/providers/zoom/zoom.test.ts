import { afterEach, beforeEach, describe, expect, test } from "vitest";

import {
  grace,
  sampleKey,
  samplePlan,
  teacher,
} from "../../../../testing/live-stand-ins/sample-meeting.ts";
import type { StandInServer } from "../../../../testing/live-stand-ins/stand-in-server.ts";
import { startZoomStandIn } from "../../../../testing/live-stand-ins/zoom-stand-in.ts";
import type { StandInMeeting, ZoomState } from "../../../../testing/live-stand-ins/zoom-state.ts";
import { MovingClock } from "../../../../testing/moving-clock.ts";
import type { Stay } from "../attendance.ts";
import type { LiveProvider } from "../live-provider.ts";
import type { Meeting } from "../meeting.ts";
import { openZoom } from "./open-zoom.ts";
import { zoomAddresses } from "./zoom-access.ts";

let server: StandInServer & { state: ZoomState };
let clock: MovingClock;
let zoom: LiveProvider;

const LOOPBACK = ["127.0.0.0/8"];
const open = (change: Partial<ZoomState["account"]> = {}, timeout = 10_000) =>
  openZoom({
    clock,
    networks: LOOPBACK,
    timeout,
    account: { ...server.state.account, ...change },
    addresses: zoomAddresses(server.url),
    mailHost: "learn.example.org",
  });

beforeEach(async () => {
  server = await startZoomStandIn();
  clock = new MovingClock();
  zoom = open();
});
afterEach(() => server.stop());

const only = (): StandInMeeting => {
  const [meeting, ...others] = server.state.meetings.values();
  expect(others).toEqual([]);
  return meeting!;
};
const create = () => zoom.createMeeting(sampleKey, samplePlan);
const countCalls = (name: string) => server.calls.filter((call) => call === name).length;

describe("meetings", () => {
  test("are created as planned, and people register without mails of Zoom's", async () => {
    const { key, id } = await create();
    expect(key).toBe(sampleKey);
    expect(only()).toMatchObject({
      id: Number(id),
      topic: "Soil & water",
      agenda: `Paso ${sampleKey}\nBring a question.`,
      start_time: "2026-03-02T16:00:00Z",
      duration: 60,
      timezone: "Europe/Madrid",
      password: "soil-2026",
      settings: {
        approval_type: 0,
        registrants_confirmation_email: false,
        registrants_email_notification: false,
        auto_recording: "cloud",
      },
    });
  });

  test("are not created twice when the response was lost, on whichever page of the list they are", async () => {
    server.state.pageSize = 2;
    for (const number of [1, 2, 3, 4]) await zoom.createMeeting(`other-${number}`, samplePlan);
    server.mishaps.push({ call: /^POST .*\/meetings$/, how: "lose" });
    await expect(create()).rejects.toMatchObject({ reason: "unreachable", isTransient: true });
    expect(server.state.meetings.size).toBe(5);
    const { id } = await zoom.createMeeting(sampleKey, { ...samplePlan, title: "Renamed" });
    expect(server.state.meetings.size).toBe(5);
    expect(server.state.meetings.get(Number(id))?.topic).toBe("Renamed");
  });

  test("a longer key that begins alike is another meeting's", async () => {
    await zoom.createMeeting(`${sampleKey}2`, samplePlan);
    await create();
    expect(server.state.meetings.size).toBe(2);
  });

  test("are changed and keep their key, so that they are found again", async () => {
    const meeting = await create();
    await zoom.changeMeeting(meeting, { ...samplePlan, title: "Water", minutes: 90 });
    expect(only()).toMatchObject({ topic: "Water", duration: 90 });
    expect((await create()).id).toBe(meeting.id);
  });

  test("titles and descriptions that are too long for Zoom are cut", async () => {
    const long = { title: "t".repeat(300), description: "d".repeat(5_000) };
    await zoom.createMeeting(sampleKey, { ...samplePlan, ...long });
    expect([only().topic.length, only().agenda.length]).toEqual([200, 2_000]);
  });

  test("are cancelled, also while they run, and however often", async () => {
    const meeting = await create();
    only().isRunning = true;
    await zoom.cancelMeeting(meeting);
    expect(server.state.meetings.size).toBe(0);
    await zoom.cancelMeeting(meeting);
  });

  test("one that was deleted at Zoom is gone", async () => {
    const meeting = await create();
    server.state.meetings.clear();
    const gone = { reason: "gone", isTransient: false };
    await expect(zoom.changeMeeting(meeting, samplePlan)).rejects.toMatchObject(gone);
    await expect(zoom.join(meeting, samplePlan, grace)).rejects.toMatchObject(gone);
    await expect(zoom.join(meeting, samplePlan, teacher)).rejects.toMatchObject(gone);
  });

  test("what Zoom refuses is said in its words, with the fields", async () => {
    await expect(
      zoom.createMeeting(sampleKey, { ...samplePlan, password: "no spaces!" }),
    ).rejects.toMatchObject({
      reason: "refused",
      message: "Validation Failed. password: Invalid field.",
    });
  });
});

describe("joining", () => {
  test("gives the host the address that starts the meeting", async () => {
    const { address, ticket } = await zoom.join(await create(), samplePlan, teacher);
    expect([address, ticket]).toEqual([expect.stringContaining("zak="), null]);
    expect(only().registrants).toEqual([]);
  });

  test("registers everyone else, by an address that is not theirs", async () => {
    const { address, ticket } = await zoom.join(await create(), samplePlan, grace);
    expect(address).toContain(`tk=${ticket}`);
    expect(only().registrants).toEqual([
      { id: ticket, email: "person-7@learn.example.org", first_name: "Grace Hopper" },
    ]);
  });

  test("finds an earlier registration by its ticket, and registers again without it", async () => {
    const meeting = await create();
    const { address, ticket } = await zoom.join(meeting, samplePlan, grace);
    const registering = `POST /v2/meetings/${meeting.id}/registrants`;
    expect((await zoom.join(meeting, samplePlan, { ...grace, ticket })).address).toBe(address);
    expect(countCalls(registering)).toBe(1);
    only().registrants = [];
    expect((await zoom.join(meeting, samplePlan, { ...grace, ticket })).ticket).toBe(ticket);
    expect(countCalls(registering)).toBe(2);
  });

  test("a lost response registers nobody twice", async () => {
    const meeting = await create();
    server.mishaps.push({ call: /registrants$/, how: "lose" });
    await expect(zoom.join(meeting, samplePlan, grace)).rejects.toMatchObject({
      reason: "unreachable",
    });
    await zoom.join(meeting, samplePlan, grace);
    expect(only().registrants).toHaveLength(1);
  });

  test("names of any length are taken", async () => {
    await zoom.join(await create(), samplePlan, { ...grace, name: "N".repeat(100) });
    expect(only().registrants[0]?.first_name).toHaveLength(64);
  });

  test("with a free plan, which registers nobody, gives the meeting's own address", async () => {
    server.state.user.type = 1;
    const { address, ticket } = await zoom.join(await create(), samplePlan, grace);
    expect([address, ticket]).toEqual([expect.stringContaining("/j/"), null]);
  });
});

describe("attendance", () => {
  const stay = (change: object) => ({
    name: "Grace Hopper",
    user_email: "",
    registrant_id: "",
    join_time: "2026-03-02T16:01:00Z",
    leave_time: "2026-03-02T16:59:00Z",
    duration: 3_480,
    status: "in_meeting" as const,
    ...change,
  });

  async function listAll(meeting: Meeting): Promise<Stay[]> {
    const { attendance } = zoom;
    if (attendance?.when !== "afterwards") throw new Error("Zoom reports afterwards.");
    const all: Stay[] = [];
    let cursor: string | null = null;
    do {
      const part = await attendance.listStays(meeting, cursor);
      all.push(...part.stays);
      cursor = part.next;
    } while (cursor !== null);
    return all;
  }

  test("is of all runs of a meeting and all pages, without those who only waited", async () => {
    const meeting = await create();
    server.state.pageSize = 1;
    only().runs = [
      {
        uuid: "/first//run==",
        start_time: "2026-03-02T16:00:00Z",
        participants: [
          stay({ user_email: "Person-7@learn.example.org", registrant_id: "r-7" }),
          stay({ name: "Waiting", status: "in_waiting_room" }),
          stay({ name: "By phone", leave_time: "", duration: 60 }),
        ],
        recording: null,
      },
      {
        uuid: "second",
        start_time: "2026-03-02T17:10:00Z",
        participants: [stay({ name: "Ada", user_email: "host@example.org" })],
        recording: null,
      },
    ];
    expect(await listAll(meeting)).toEqual([
      {
        personKey: "person-7",
        ticket: "r-7",
        name: "Grace Hopper",
        joinedAt: new Date("2026-03-02T16:01:00Z"),
        leftAt: new Date("2026-03-02T16:59:00Z"),
      },
      expect.objectContaining({
        personKey: null,
        ticket: null,
        name: "By phone",
        leftAt: new Date("2026-03-02T16:02:00Z"),
      }),
      expect.objectContaining({ personKey: null, name: "Ada" }),
    ]);
  });

  test("there is none of a meeting that was not held, and of one that is gone", async () => {
    const meeting = await create();
    await expect(listAll(meeting)).rejects.toMatchObject({ reason: "gone" });
    server.state.meetings.clear();
    await expect(listAll(meeting)).rejects.toMatchObject({ reason: "gone" });
  });

  test("an expired page token is refused, and the list can be read from its start", async () => {
    const meeting = await create();
    server.state.pageSize = 1;
    const participants = [stay({}), stay({})];
    only().runs = [{ uuid: "one", start_time: "", participants, recording: null }];
    const { attendance } = zoom;
    if (attendance?.when !== "afterwards") throw new Error("Zoom reports afterwards.");
    const { next } = await attendance.listStays(meeting, null);
    const message = "The next page token is invalid or expired.";
    const body = JSON.stringify({ code: 300, message });
    server.mishaps.push({ call: /participants$/, how: { status: 400, body } });
    await expect(attendance.listStays(meeting, next)).rejects.toMatchObject({
      reason: "refused",
      message,
    });
    expect(await listAll(meeting)).toHaveLength(2);
  });
});

describe("recordings", () => {
  const file = (change: object) => ({
    id: "file-1",
    file_type: "MP4",
    recording_type: "shared_screen_with_speaker_view",
    status: "completed",
    recording_start: "2026-03-02T16:00:10Z",
    recording_end: "2026-03-02T16:45:10Z",
    play_url: "https://zoom.example.org/rec/play/1",
    ...change,
  });

  test("are those that Zoom has processed, one of each time, oldest first", async () => {
    const meeting = await create();
    const run = { participants: [], start_time: "2026-03-02T16:00:00Z" };
    const files = [
      file({ id: "gallery", recording_type: "gallery_view" }),
      file({}),
      file({ id: "chat", file_type: "CHAT" }),
      file({ id: "busy", status: "processing", recording_start: "2026-03-02T16:50:00Z" }),
      file({ id: "hostile", play_url: "", recording_start: "2026-03-02T16:55:00Z" }),
    ];
    only().runs = [
      { ...run, uuid: "a/b", recording: { password: "watch-it", files } },
      { ...run, uuid: "c", recording: null },
    ];
    expect(await zoom.listRecordings?.(meeting)).toEqual([
      {
        id: "file-1",
        startedAt: new Date("2026-03-02T16:00:10Z"),
        minutes: 45,
        address: "https://zoom.example.org/rec/play/1",
        password: "watch-it",
      },
    ]);
  });

  test("there are none of a meeting that was not recorded", async () => {
    const meeting = await create();
    only().runs = [{ uuid: "c", start_time: "", participants: [], recording: null }];
    expect(await zoom.listRecordings?.(meeting)).toEqual([]);
  });
});

describe("the access token", () => {
  const TOKEN = "POST /oauth/token";

  test("is asked for once in an hour, however many ask at once", async () => {
    await Promise.all(["one", "two", "three"].map((key) => zoom.createMeeting(key, samplePlan)));
    expect(countCalls(TOKEN)).toBe(1);
    clock.moveTo("2026-03-10T12:59:00Z");
    await create();
    expect(countCalls(TOKEN)).toBe(2);
  });

  test("is renewed once where Zoom no longer takes it", async () => {
    const meeting = await create();
    server.state.tokens.clear();
    await zoom.changeMeeting(meeting, samplePlan);
    expect(countCalls(TOKEN)).toBe(2);
    server.mishaps.push({
      call: /^PATCH/,
      how: { status: 401, body: '{"code":124,"message":"Invalid access token."}' },
      times: 5,
    });
    await expect(zoom.changeMeeting(meeting, samplePlan)).rejects.toMatchObject({
      reason: "unauthorized",
    });
    expect(countCalls(TOKEN)).toBe(3);
  });

  test("a wrong secret never gets the token of the right one", async () => {
    await create();
    await expect(
      open({ clientSecret: "wrong" }).createMeeting("a", samplePlan),
    ).rejects.toMatchObject({
      reason: "unauthorized",
      message: "Invalid client_id or client_secret",
      isTransient: false,
    });
  });

  test("scopes that were taken away are a matter of the credentials", async () => {
    server.mishaps.push({
      call: /meetings$/,
      how: {
        status: 400,
        body: '{"code":4711,"message":"Invalid access token, does not contain scopes:[meeting:write:meeting:admin]."}',
      },
    });
    await expect(create()).rejects.toMatchObject({
      reason: "unauthorized",
      message: expect.stringContaining("meeting:write:meeting:admin"),
    });
  });
});

describe("limits and outages", () => {
  test("the limit of a day says until when, and creates nothing", async () => {
    clock.moveTo("2026-03-01T23:59:00Z");
    server.state.changesLeft = 0;
    await expect(create()).rejects.toMatchObject({
      reason: "rate_limited",
      retryAfter: 60,
      isTransient: true,
    });
    expect(server.state.meetings.size).toBe(0);
  });

  test("the limit of a second says how long", async () => {
    server.mishaps.push({
      call: /meetings$/,
      how: { status: 429, headers: { "retry-after": "2" }, body: "" },
    });
    await expect(create()).rejects.toMatchObject({ reason: "rate_limited", retryAfter: 2 });
  });

  test.each([
    ["an error of Zoom's", { status: 500, body: "Internal Server Error" }],
    ["a gateway's page", { status: 502, body: "<html></html>" }],
    ["something else than JSON", { status: 200, body: "<html></html>" }],
    ["a response that lacks the meetings", { status: 200, body: "{}" }],
  ])("%s may pass", async (_, how) => {
    server.mishaps.push({ call: /meetings$/, how });
    await expect(create()).rejects.toMatchObject({ reason: "unreachable", isTransient: true });
  });

  test("a server that does not respond is given up", async () => {
    await create();
    server.mishaps.push({ call: /meetings$/, how: "hang" });
    await expect(open({}, 100).createMeeting("another", samplePlan)).rejects.toMatchObject({
      reason: "unreachable",
      isTransient: true,
    });
  });
});

describe("testing the credentials", () => {
  test("says that they work", async () => {
    expect(await zoom.test()).toEqual([{ ok: true, text: "Zoom accepts these credentials." }]);
  });

  test.each([
    [{ clientSecret: "wrong" }, "Zoom does not accept the client ID or the client secret."],
    [{ accountId: "wrong" }, "Zoom does not know this account ID."],
    [{ host: "nobody@example.org" }, "This Zoom account has no user {host}."],
  ])("says what is wrong with %j", async (change, text) => {
    const [worst] = await open(change).test();
    expect(worst).toMatchObject({ ok: false, text });
  });

  test("names every scope that is missing; older apps have wider ones", async () => {
    server.state.scopes = ["user:read:admin", "meeting:read:admin", "meeting:write:admin"];
    const findings = await zoom.test();
    expect(findings.filter(({ ok }) => !ok)).toEqual([
      {
        ok: false,
        text: "The Zoom app lacks these scopes: {scopes}",
        values: { scopes: "cloud_recording:read:list_recording_files:admin" },
      },
    ]);
  });

  test("without the scope for users, does not ask for the host", async () => {
    server.state.scopes = server.state.scopes.filter((scope) => !scope.startsWith("user:"));
    expect((await zoom.test()).map(({ ok }) => ok)).toEqual([false, true]);
    expect(server.calls).toEqual(["POST /oauth/token"]);
  });

  test.each([
    [{ type: 1 }, "has a free plan"],
    [{ status: "inactive" }, "is not active"],
  ])("says that the host is %j", async (change, part) => {
    Object.assign(server.state.user, change);
    expect((await zoom.test())[0]).toMatchObject({
      ok: false,
      text: expect.stringContaining(part),
    });
  });

  test("says that Zoom does not respond, and what it said", async () => {
    server.mishaps.push({ call: /token$/, how: { status: 503, body: "Maintenance" } });
    expect(await zoom.test()).toEqual([
      {
        ok: false,
        text: "The service does not respond as expected. It says: {reason}",
        values: { reason: "Maintenance" },
      },
    ]);
    await server.stop();
    expect(await zoom.test()).toEqual([
      { ok: false, text: "The server cannot be reached. Check the address." },
    ]);
  });
});
