import { jwtVerify } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { startJitsiStandIn } from "../../../../testing/live-stand-ins/jitsi-stand-in.ts";
import {
  grace,
  sampleKey,
  samplePlan,
  teacher,
} from "../../../../testing/live-stand-ins/sample-meeting.ts";
import type { StandInServer } from "../../../../testing/live-stand-ins/stand-in-server.ts";
import { MovingClock } from "../../../../testing/moving-clock.ts";
import type { JoiningPerson } from "../live-provider.ts";
import { openJitsi } from "./open-jitsi.ts";

let standIn: StandInServer;
const clock = new MovingClock(new Date("2026-03-02T15:55:00Z"));
const APPLICATION = { id: "paso", secret: "a-secret-of-32-characters-at-least" };

const open = ({
  server = "https://meet.example.org",
  application = null as typeof APPLICATION | null,
  networks = ["127.0.0.0/8"],
  timeout = 10_000,
} = {}) => openJitsi({ clock, networks, timeout, server, application });

async function addressFor(person: JoiningPerson, options: Parameters<typeof open>[0] = {}) {
  const jitsi = open(options);
  const meeting = await jitsi.createMeeting(sampleKey, samplePlan);
  return new URL((await jitsi.join(meeting, samplePlan, person)).address);
}

const readToken = (url: URL) =>
  jwtVerify(url.searchParams.get("jwt") ?? "", new TextEncoder().encode(APPLICATION.secret), {
    issuer: "paso",
    audience: "paso",
    algorithms: ["HS256"],
    currentDate: clock.now(),
  });

beforeEach(async () => {
  standIn = await startJitsiStandIn();
});
afterEach(() => standIn.stop());

test("says that it reports no attendance and no recordings", () => {
  const { attendance, listRecordings } = open();
  expect([attendance, listRecordings]).toEqual([null, null]);
});

test("a class has a room of its own, in lower case, however often it is created", async () => {
  const jitsi = open();
  const made = await jitsi.createMeeting("Key-A_1", samplePlan);
  expect(made).toEqual({ key: "Key-A_1", id: "paso-key-a_1" });
  expect(await jitsi.createMeeting("Key-A_1", samplePlan)).toEqual(made);
  await jitsi.changeMeeting(made, samplePlan);
  await jitsi.cancelMeeting(made);
  expect(standIn.calls).toEqual([]);
});

describe("joining", () => {
  test("a server without tokens needs the address alone; names stay in the browser", async () => {
    const url = await addressFor({ ...grace, name: 'Grace "G" & Co' });
    expect([url.origin, url.pathname, url.search]).toEqual([
      "https://meet.example.org",
      `/paso-${sampleKey}`,
      "",
    ]);
    const values = Object.fromEntries(
      url.hash
        .slice(1)
        .split("&")
        .map((pair) => pair.split("="))
        .map(([name = "", value = ""]) => [name, JSON.parse(decodeURIComponent(value)) as unknown]),
    );
    expect(values).toEqual({
      "config.subject": "Soil & water",
      "userInfo.displayName": 'Grace "G" & Co',
    });
  });

  test.each([
    [grace, "member", "false"],
    [teacher, "owner", "true"],
  ])("a token names the room and %j", async (person, affiliation, moderator) => {
    const { payload } = await readToken(await addressFor(person, { application: APPLICATION }));
    expect(payload).toEqual({
      iss: "paso",
      aud: "paso",
      sub: "meet.example.org",
      room: `paso-${sampleKey}`,
      iat: clock.now().getTime() / 1000,
      // Three hours after the end of the class.
      exp: Date.parse("2026-03-02T20:00:00Z") / 1000,
      context: { user: { id: person.key, name: person.name, affiliation, moderator } },
    });
  });

  test("a path of the server is a tenant", async () => {
    const options = { server: "https://meet.example.org/School/", application: APPLICATION };
    const url = await addressFor(grace, options);
    expect(url.pathname).toBe(`/School/paso-${sampleKey}`);
    expect((await readToken(url)).payload.sub).toBe("school");
  });
});

describe("testing the credentials", () => {
  test("says that the server responds, and what is not known", async () => {
    expect(await open({ server: standIn.url }).test()).toMatchObject([
      { ok: true, text: "Jitsi Meet responds." },
      { ok: true, text: expect.stringContaining("Without an app ID") },
    ]);
    expect(await open({ server: standIn.url, application: APPLICATION }).test()).toMatchObject([
      { ok: true },
      { ok: true, text: expect.stringContaining("once somebody joins") },
    ]);
  });

  test.each([
    ["another site", { body: "<html></html>" }],
    ["a page that is not found", { status: 404, body: "" }],
    ["a redirect, which is not followed", { status: 302, headers: { location: "/" }, body: "" }],
  ])("says that %s is no Jitsi Meet", async (_, how) => {
    standIn.mishaps.push({ call: /config\.js$/, how });
    expect(await open({ server: standIn.url }).test()).toEqual([
      { ok: false, text: "There is no Jitsi Meet at this address." },
    ]);
  });

  test("says that nothing responds, that it is slow, or that it is private", async () => {
    expect(await open({ server: standIn.url, networks: [] }).test()).toMatchObject([
      { ok: false, text: expect.stringContaining("private network") },
    ]);
    standIn.mishaps.push({ call: /config\.js$/, how: "hang" });
    expect(await open({ server: standIn.url, timeout: 100 }).test()).toEqual([
      { ok: false, text: "The server did not respond within ten seconds." },
    ]);
    await standIn.stop();
    expect(await open({ server: standIn.url }).test()).toEqual([
      { ok: false, text: "The server cannot be reached. Check the address." },
    ]);
  });
});
