import {
  api,
  type Endpoint,
  type JoinedClass,
  type LiveClass,
  type PlannedClass,
} from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  liveClasses,
  liveCredentials,
  liveJoins,
  liveMeetings,
  liveOccurrences,
} from "../../../database/tables/index.ts";
import {
  assignStaff,
  changeCourse,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { insertJitsi, insertLiveClass } from "../../../testing/live-classes.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";

let world: TestApp;
let course: MadeCourse;
let host: { id: number };
let student: { id: number };

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(liveClasses);
  await insertJitsi(world.ctx);
  course = await createCourse(world.ctx, { modules: [] });
  host = await createPerson(world.ctx, {
    role: "instructor",
    firstName: "Marta",
    lastName: "Ruiz",
  });
  await assignStaff(world.ctx, host, course, "teacher");
  student = await createPerson(world.ctx, { firstName: "Sam", lastName: "Student" });
  await enrol(world.ctx, student, course);
});

/** A class of the course from 12:05 to 13:05. */
const insertClass = (plan: Parameters<typeof insertLiveClass>[1] = {}) =>
  insertLiveClass(world.ctx, { courseId: course.id, hostIds: [host.id], ...plan });
type Made = Awaited<ReturnType<typeof insertLiveClass>>;

async function join(person: { id: number }, { classId, occurrenceId }: Made) {
  const client = await world.as(person);
  return client.post<JoinedClass>(`/api/live-classes/${classId}/occurrences/${occurrenceId}/join`);
}

const read = async (person: { id: number }, { classId }: Made) =>
  (await world.as(person)).get<LiveClass>(`/api/live-classes/${classId}`);

describe("joining", () => {
  test.each([
    ["2026-03-10T11:54:59Z", 409, "class_not_open"],
    ["2026-03-10T11:55:00Z", 200, undefined],
    ["2026-03-10T13:04:59Z", 200, undefined],
    ["2026-03-10T13:05:00Z", 409, "class_over"],
  ])("at %s: %i", async (now, status, code) => {
    const made = await insertClass();
    world.clock.moveTo(now);
    const joined = await join(student, made);
    expect([joined.status, joined.error.code]).toEqual([status, code]);
  });

  test("gives each person their own address", async () => {
    const made = await insertClass();
    const addresses = [await join(student, made), await join(host, made)].map(
      ({ body }) => new URL(body.address),
    );
    expect(addresses.map(({ origin }) => origin)).toEqual(
      Array(2).fill("https://meet.example.org"),
    );
    expect(decodeURIComponent(addresses[0]!.hash)).toContain('"Sam Student"');
    expect(decodeURIComponent(addresses[1]!.hash)).toContain('"Marta Ruiz"');
  });

  test("is refused once the date was cancelled, and while the meeting is being set up", async () => {
    const cancelled = await insertClass();
    await world.ctx.database
      .update(liveOccurrences)
      .set({ cancelledAt: world.clock.now() })
      .where(eq(liveOccurrences.id, cancelled.occurrenceId));
    const waiting = await insertClass();
    await world.ctx.database
      .update(liveMeetings)
      .set({ externalId: null })
      .where(eq(liveMeetings.occurrenceId, waiting.occurrenceId));
    const refusals = [await join(student, cancelled), await join(student, waiting)];
    expect(refusals.map(({ status, error }) => [status, error.code])).toEqual([
      [409, "class_cancelled"],
      [409, "meeting_not_ready"],
    ]);
  });

  test("says plainly where the credentials were removed, and takes no seat", async () => {
    const made = await insertClass({ capacity: 1 });
    await world.ctx.database.delete(liveCredentials);
    const { status, error } = await join(student, made);
    expect([status, error.code]).toEqual([409, "meeting_service_unauthorized"]);
    expect(await world.ctx.database.$count(liveJoins)).toBe(0);
  });
});

describe("seats", () => {
  test("are never given twice, however many press at once", async () => {
    const made = await insertClass({ capacity: 3 });
    const people = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const person = await createPerson(world.ctx);
        await enrol(world.ctx, person, course);
        return person;
      }),
    );
    const joined = await Promise.all(people.map((person) => join(person, made)));
    const statuses = joined.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect(joined.find(({ status }) => status === 409)!.error.code).toBe("class_full");
    const outside = people[joined.findIndex(({ status }) => status === 409)]!;
    const inside = people[joined.findIndex(({ status }) => status === 200)]!;
    expect((await read(outside, made)).body.occurrences[0]!.is_full).toBe(true);
    expect((await read(inside, made)).body.occurrences[0]!.is_full).toBe(false);
    expect((await join(inside, made)).status).toBe(200);
    expect((await join(host, made)).status).toBe(200);
  });
});

describe("a class", () => {
  test("of a group is for that group and the course's staff", async () => {
    const group = await createGroup(world.ctx, course, "Evening");
    const member = await createPerson(world.ctx);
    await enrol(world.ctx, member, course, group);
    const made = await insertClass({ groupId: group.id });
    const statuses = await Promise.all(
      [member, student, host].map(async (person) => (await read(person, made)).status),
    );
    expect(statuses).toEqual([200, 404, 200]);
  });

  test("of the site is for everyone", async () => {
    const stranger = await createPerson(world.ctx);
    const made = await insertLiveClass(world.ctx);
    expect((await read(stranger, made)).status).toBe(200);
    expect((await join(stranger, made)).status).toBe(200);
  });

  test("goes with the course when that has ended", async () => {
    const made = await insertClass();
    await changeCourse(world.ctx, course, { endsAt: new Date("2026-03-10T12:00:00Z") });
    expect((await read(student, made)).status).toBe(404);
    expect((await join(student, made)).status).toBe(404);
  });

  test(
    "shows neither the address nor the password of its meeting before it is joined",
    { timeout: 60_000 },
    async () => {
      const password = "pw_soil_42";
      const made = await insertClass({ password });
      const { body } = await join(student, made);
      const room = new URL(body.address).pathname.slice(1);
      const [meeting] = await world.ctx.database
        .select()
        .from(liveMeetings)
        .where(eq(liveMeetings.occurrenceId, made.occurrenceId));
      expect(room).toBe(meeting!.externalId);
      const admin = await createPerson(world.ctx, { role: "admin" });
      const values: Record<string, string | number> = {
        classId: made.classId,
        occurrenceId: made.occurrenceId,
        courseId: course.id,
        format: "csv",
      };
      const readable = Object.values<Endpoint>(api).filter(
        ({ method, response }) => method === "GET" && response !== "events",
      );
      for (const person of [student, host, admin]) {
        const client = await world.as(person);
        for (const { path } of readable) {
          const address = path.replaceAll(/:(\w+)/g, (_, name: string) =>
            String(values[name] ?? 1),
          );
          const { text } = await client.get(address);
          const secrets = [room, meeting!.key, ...(person === student ? [password] : [])];
          for (const secret of secrets) expect.soft(text, path).not.toContain(secret);
        }
      }
    },
  );
});

test("hosts see the password on the class's page, those who look on do not", async () => {
  const made = await insertClass({ password: "pw_soil_42" });
  const viewer = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, viewer, course, "viewer");
  const guest = await createPerson(world.ctx, { role: "instructor" });
  const hosted = await insertClass({ password: "pw_clay_43", hostIds: [guest.id] });
  const passwordFor = async (person: { id: number }, { classId }: Made) => {
    const client = await world.as(person);
    return (await client.get<PlannedClass>(`/api/authoring/live-classes/${classId}`)).body.password;
  };
  expect(await passwordFor(host, made)).toBe("pw_soil_42");
  expect(await passwordFor(guest, hosted)).toBe("pw_clay_43");
  expect(await passwordFor(viewer, made)).toBe("");
});

test("a host reads the class among those to plan, and how many joined", async () => {
  const made = await insertClass();
  await join(student, made);
  await join(host, made);
  const client = await world.as(host);
  const { body } = await client.get<PlannedClass>(`/api/authoring/live-classes/${made.classId}`);
  expect(body.occurrences[0]).toMatchObject({ state: "open", joined: 1 });
});
