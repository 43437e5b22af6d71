import { afterEach, beforeEach, describe, expect, test } from "vitest";

import {
  type BigBlueButtonState,
  startBigBlueButtonStandIn,
} from "../../../../testing/live-stand-ins/bigbluebutton-stand-in.ts";
import {
  grace,
  sampleKey,
  samplePlan,
  teacher,
} from "../../../../testing/live-stand-ins/sample-meeting.ts";
import type { StandInServer } from "../../../../testing/live-stand-ins/stand-in-server.ts";
import { MovingClock } from "../../../../testing/moving-clock.ts";
import type { LiveProvider } from "../live-provider.ts";
import type { Meeting } from "../meeting.ts";
import { openBigBlueButton } from "./open-bigbluebutton.ts";
import { apiOf, signCall } from "./sign-call.ts";

let server: StandInServer & { state: BigBlueButtonState };
let provider: LiveProvider;
let meeting: Meeting;

const open = ({ address = server.url, secret = "bbb-secret", timeout = 10_000 } = {}) =>
  openBigBlueButton({
    clock: new MovingClock(),
    networks: ["127.0.0.0/8"],
    timeout,
    server: { address, secret },
  });

beforeEach(async () => {
  server = await startBigBlueButtonStandIn();
  provider = open();
  meeting = await provider.createMeeting(sampleKey, samplePlan);
});
afterEach(() => server.stop());

/** As a browser does, but without following the redirect to the client. */
const visit = (address: string) => fetch(address, { redirect: "manual" });
const running = () => server.state.meetings.get(meeting.id);

async function listPresent() {
  const { attendance } = provider;
  if (attendance?.when !== "meanwhile") throw new Error("BigBlueButton reports meanwhile.");
  return attendance.listPresent(meeting);
}

describe("signing", () => {
  test("is the SHA-256 of the call, its query and the secret", () => {
    const url = signCall({ address: "https://bbb.example.org", secret: "s3cret" }, "create", {
      name: "Test Meeting",
      meetingID: "abc123",
    });
    expect(url.href).toBe(
      "https://bbb.example.org/bigbluebutton/api/create?name=Test+Meeting&meetingID=abc123" +
        "&checksum=629e73a72d461c5af7a9f1b556d2bb20884d38e3f32bea6379241ecec160a405",
    );
  });

  test.each([
    ["https://bbb.example.org", "https://bbb.example.org/bigbluebutton/api"],
    ["https://bbb.example.org/", "https://bbb.example.org/bigbluebutton/api"],
    ["https://bbb.example.org/bigbluebutton/", "https://bbb.example.org/bigbluebutton/api"],
    ["https://bbb.example.org/bigbluebutton/api/", "https://bbb.example.org/bigbluebutton/api"],
    ["https://example.org:8443/b", "https://example.org:8443/b/api"],
  ])("the API of %s is %s", (address, api) => {
    expect(apiOf(address)).toBe(api);
  });
});

describe("meetings", () => {
  test("planning, changing and cancelling call nothing while a meeting does not run", async () => {
    expect(meeting).toEqual({ key: sampleKey, id: sampleKey });
    await provider.changeMeeting(meeting, samplePlan);
    expect(server.calls).toEqual([]);
    await provider.cancelMeeting(meeting);
    expect(server.calls).toEqual(["GET /bigbluebutton/api/end"]);
  });

  test("are created once, however many join, and know who is who", async () => {
    const people = [teacher, grace, { ...grace, key: "person-8", name: "José <b>&amp;" }];
    for (const person of people) {
      const { address, ticket } = await provider.join(meeting, samplePlan, person);
      expect(ticket).toBeNull();
      expect((await visit(address)).status).toBe(302);
    }
    expect(server.state.meetings.size).toBe(1);
    expect(running()).toMatchObject({ name: "Soil & water", record: true, maxParticipants: "" });
    expect(await listPresent()).toEqual([
      { personKey: "person-1", name: "Ada", isHost: true },
      { personKey: "person-7", name: "Grace Hopper", isHost: false },
      { personKey: "person-8", name: "José <b>&amp;", isHost: false },
    ]);
  });

  test("take as many people as the class, and short and long titles", async () => {
    for (const [title, name] of [
      ["A", "A "],
      ["t".repeat(200), "t".repeat(64)],
    ]) {
      server.state.meetings.clear();
      await provider.join(meeting, { ...samplePlan, title: title!, capacity: 25 }, grace);
      expect(running()).toMatchObject({ name, maxParticipants: "25" });
    }
  });

  test("an address cannot be altered, and is of no use in a later meeting", async () => {
    const { address } = await provider.join(meeting, samplePlan, grace);
    const altered = await visit(address.replace("VIEWER", "MODERATOR"));
    expect(await altered.text()).toContain("checksumError");
    await provider.cancelMeeting(meeting);
    await provider.join(meeting, samplePlan, teacher);
    expect(await (await visit(address)).text()).toContain("mismatchCreateTimeParam");
  });

  test("end for everybody, and more than once", async () => {
    await provider.join(meeting, samplePlan, teacher);
    await provider.cancelMeeting(meeting);
    expect(running()).toBeUndefined();
    await provider.cancelMeeting(meeting);
  });

  test("a lost response creates nothing twice", async () => {
    server.mishaps.push({ call: /create$/, how: "lose" });
    await expect(provider.join(meeting, samplePlan, grace)).rejects.toMatchObject({
      reason: "unreachable",
    });
    await provider.join(meeting, samplePlan, grace);
    expect(server.state.meetings.size).toBe(1);
  });

  test("nobody is there where none runs", async () => {
    expect(await listPresent()).toEqual([]);
  });
});

describe("recordings", () => {
  const recording = (id: string, start: number, formats: string) =>
    `<recording><recordID>${id}</recordID><startTime>${start}</startTime>` +
    `<playback>${formats}</playback></recording>`;
  const format = (type: string, url: string, length = 33) =>
    `<format><type>${type}</type><url>\n  ${url}\n</url><length>${length}</length></format>`;

  test("are found in the best of their formats, oldest first", async () => {
    server.state.recordings.set(meeting.id, [
      recording(
        "later",
        1_772_471_000_000,
        format("podcast", "https://b.example.org/audio.ogg", 0),
      ),
      recording(
        "first",
        1_772_467_200_000,
        format("podcast", "https://b.example.org/1.ogg") +
          format("presentation", "https://b.example.org/playback?meetingId=1&amp;x=2"),
      ),
      recording("unfinished", 1_772_467_300_000, ""),
    ]);
    expect(await provider.listRecordings?.(meeting)).toEqual([
      {
        id: "first",
        startedAt: new Date("2026-03-02T16:00:00Z"),
        minutes: 33,
        address: "https://b.example.org/playback?meetingId=1&x=2",
        password: null,
      },
      expect.objectContaining({ id: "later", minutes: null }),
    ]);
  });

  test("there are none of a meeting that was not recorded", async () => {
    expect(await provider.listRecordings?.(meeting)).toEqual([]);
  });
});

describe("errors", () => {
  const xml = (key: string) =>
    `<response><returncode>FAILED</returncode><messageKey>${key}</messageKey><message>No.</message></response>`;

  test.each([
    ["a wrong checksum", { body: xml("checksumError") }, "unauthorized"],
    ["a server that does not know the call", { body: xml("unsupportedRequest") }, "refused"],
    ["an id that is taken", { body: xml("idNotUnique") }, "refused"],
    ["a page of something else", { body: "<html><body>Hello</body></html>" }, "unreachable"],
    ["a page that is not found", { status: 404, body: "Not found" }, "refused"],
    ["half a response", { body: "<response><returncode>SUCCESS" }, "unreachable"],
    ["a server that fails", { status: 500, body: "" }, "unreachable"],
    ["too many calls", { status: 429, headers: { "retry-after": "30" }, body: "" }, "rate_limited"],
  ])("%s", async (_, how, reason) => {
    server.mishaps.push({ call: /create$/, how });
    await expect(provider.join(meeting, samplePlan, grace)).rejects.toMatchObject({ reason });
  });

  test("a server that does not respond is given up", async () => {
    server.mishaps.push({ call: /create$/, how: "hang" });
    await expect(open({ timeout: 100 }).join(meeting, samplePlan, grace)).rejects.toMatchObject({
      reason: "unreachable",
      isTransient: true,
    });
  });

  test("a server in a private network is not called unless the settings name it", async () => {
    const access = { clock: new MovingClock(), networks: [] };
    const other = openBigBlueButton({ ...access, server: { address: server.url, secret: "s" } });
    await expect(other.join(meeting, samplePlan, grace)).rejects.toMatchObject({
      reason: "refused",
    });
    expect(await other.test()).toMatchObject([
      { ok: false, text: expect.stringContaining("PASO_PROVIDER_NETWORKS") },
    ]);
    expect(server.calls).toEqual([]);
  });
});

describe("testing the credentials", () => {
  test("says that they work", async () => {
    expect(await provider.test()).toEqual([
      { ok: true, text: "BigBlueButton responds and accepts the secret." },
    ]);
  });

  test("says that the secret is wrong", async () => {
    expect(await open({ secret: "wrong" }).test()).toEqual([
      { ok: false, text: "BigBlueButton does not accept the secret." },
    ]);
  });

  test("says that there is no BigBlueButton", async () => {
    expect(await open({ address: `${server.url}/elsewhere` }).test()).toMatchObject([
      { ok: false, text: expect.stringContaining("There is no BigBlueButton at this address.") },
    ]);
  });

  test("says that nothing responds, or too slowly", async () => {
    server.mishaps.push({ call: /api$/, how: "hang" });
    expect(await open({ timeout: 100 }).test()).toEqual([
      { ok: false, text: "The server did not respond within ten seconds." },
    ]);
    await server.stop();
    expect(await provider.test()).toEqual([
      { ok: false, text: "The server cannot be reached. Check the address." },
    ]);
  });
});
