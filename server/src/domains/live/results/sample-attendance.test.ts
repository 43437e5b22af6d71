import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { liveAttendances, liveCredentials, liveMeetings } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { insertLiveClass } from "../../../testing/live-classes.ts";
import {
  type BigBlueButtonState,
  startBigBlueButtonStandIn,
} from "../../../testing/live-stand-ins/bigbluebutton-stand-in.ts";
import type { StandInServer } from "../../../testing/live-stand-ins/stand-in-server.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { personKey } from "../access/person-key.ts";
import { sealLiveSecret } from "../credentials/credentials-secret.ts";
import { keepMeetings } from "../meetings/keep-meetings.ts";
import { sampleAttendanceJob } from "./sample-attendance.ts";

let world: TestApp;
let server: StandInServer & { state: BigBlueButtonState };

beforeAll(async () => {
  world = await startTestApp();
  server = await startBigBlueButtonStandIn();
  const { ctx } = world;
  ctx.site.providerNetworks = ["127.0.0.0/8"];
  const owner = { courseId: null, kind: "bigbluebutton" as const };
  await ctx.database.insert(liveCredentials).values({
    ...owner,
    settings: { kind: "bigbluebutton", server: `${server.url}/bigbluebutton` },
    secret: sealLiveSecret(ctx, owner, server.state.secret),
    changedAt: ctx.clock.now(),
  });
});
afterAll(async () => {
  await server.stop();
  await world.stop();
});

test("minutes are counted while people are in a meeting of BigBlueButton, breaks left out", async () => {
  const { ctx, clock } = world;
  clock.moveTo("2026-03-10T12:00:00Z");
  const person = await createPerson(ctx);
  const { classId, occurrenceId } = await insertLiveClass(ctx, { provider: "bigbluebutton" });
  await ctx.database
    .update(liveMeetings)
    .set({ provider: "bigbluebutton", externalId: null, doneVersion: 0, tryAt: clock.now() })
    .where(eq(liveMeetings.occurrenceId, occurrenceId));
  await keepMeetings(ctx, 30_000);
  const client = await world.as(person);
  const joined = await client.post<{ address: string }>(
    `/api/live-classes/${classId}/occurrences/${occurrenceId}/join`,
  );
  expect(joined.status).toBe(200);
  await fetch(joined.body.address, { redirect: "manual" });
  const [meeting] = server.state.meetings.values();
  const here = meeting!.attendees;
  expect(here.map(({ userID }) => userID)).toEqual([personKey(person.id)]);
  const sampleAt = async (time: string) => {
    clock.moveTo(`2026-03-10T${time}Z`);
    await sampleAttendanceJob.run(ctx, undefined);
  };
  for (const time of ["12:05:00", "12:06:00", "12:06:00", "12:07:02"]) await sampleAt(time);
  meeting!.attendees = [];
  await sampleAt("12:08:00");
  server.mishaps.push({ call: /getMeetingInfo/, how: { status: 503, body: "" } });
  await sampleAt("12:09:00");
  meeting!.attendees = here;
  await sampleAt("12:30:00");
  await sampleAt("12:31:00");
  const rows = await ctx.database.select().from(liveAttendances);
  // Seen first, twice a minute later, and the same after the break.
  expect(rows).toMatchObject([{ userId: person.id, providerSeconds: 60 + 122 + 60 + 60 }]);
});
