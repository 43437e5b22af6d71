import type { CourseSignUp, OwnSignUp, SignUpRequests, SignUpSettings } from "@paso/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { courseStaff, enrolments, signUpRequests } from "../../../database/tables/index.ts";
import {
  assignStaff,
  changeCourse,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
  openSignUp,
} from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { fillAllSeats } from "../enrolment/fill-all-seats.ts";
import { listPendingRequests } from "./list-requests.ts";

let world: TestApp;
let course: MadeCourse;
let teacherId: number;
let teacher: TestClient;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  const person = await createPerson(world.ctx, { role: "instructor", firstName: "Grace" });
  await assignStaff(world.ctx, person, course);
  teacherId = person.id;
  teacher = await world.as(person);
});

const settings: SignUpSettings = {
  way: "open",
  seats: null,
  opens_at: null,
  closes_at: null,
  group_id: null,
  is_public: false,
  is_indexed: false,
  summary: "",
  description: "",
  teachers: [],
};
const authoring = (rest: string) => `/api/authoring/courses/${course.id}/${rest}`;
const change = (changed: object) =>
  teacher.send<{ settings: SignUpSettings; enrolled: number }>("PUT", authoring("sign-up"), {
    ...settings,
    ...changed,
  });
const read = () => teacher.get<CourseSignUp>(authoring("sign-up"));
const list = (query = "") => teacher.get<SignUpRequests>(authoring(`requests${query}`));
const decide = (decision: "approve" | "decline", people: { id: number }[], message?: string) =>
  teacher.post<Record<"enrolled" | "waiting" | "declined", number[]>>(
    authoring("requests/decide"),
    { user_ids: people.map(({ id }) => id), decision, ...(message && { message }) },
  );
const remove = (people: { id: number }[]) =>
  teacher.post(authoring("students/remove"), { user_ids: people.map(({ id }) => id) });

interface Student {
  id: number;
  client: TestClient;
  ask: (text?: string) => Promise<{ status: number; body: { own: OwnSignUp } }>;
  own: () => Promise<OwnSignUp | null>;
}

async function student(): Promise<Student> {
  const { id } = await createPerson(world.ctx);
  const client = await world.as({ id });
  const page = `/api/catalogue/courses/${course.id}`;
  return {
    id,
    client,
    ask: (text) => client.post<{ own: OwnSignUp }>(`${page}/sign-up`, text ? { text } : {}),
    own: async () => (await client.get<{ course: { own: OwnSignUp } }>(page)).body.course.own,
  };
}

const students = (count: number) => Promise.all(Array.from({ length: count }, student));
const groupOf = async ({ id }: { id: number }) => {
  const [row] = await world.ctx.database
    .select({ groupId: enrolments.groupId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, id), eq(enrolments.courseId, course.id)));
  return row?.groupId ?? null;
};

const enrolled = { state: "enrolled", position: null, message: "" };
const waiting = (position: number) => ({ state: "waiting", position, message: "" });
const pending = { state: "pending", position: null, message: "" };

describe("how people enrol themselves", () => {
  test("is off until staff decide, and read by all of them", async () => {
    const { body } = await read();
    expect(body).toMatchObject({
      course: { id: course.id, title: "Soil", language: "en", published: true },
      settings: { ...settings, way: "off", teachers: [{ user_id: teacherId, name: null }] },
      staff: [{ id: teacherId, name: expect.stringContaining("Grace") }],
      may_edit: true,
      page_url: `https://learn.example.org/catalogue/${course.id}`,
    });
    expect((await (await student()).ask()).status).toBe(404);
  });

  test.each([
    ["owner", 200],
    ["teacher", 200],
    ["assistant", 403],
    ["viewer", 403],
  ] as const)("is changed as %s of the course: %i", async (role, status) => {
    await world.ctx.database
      .update(courseStaff)
      .set({ role })
      .where(eq(courseStaff.userId, teacherId));
    expect((await read()).body.may_edit).toBe(status === 200);
    expect((await change({})).status).toBe(status);
    const manages = role === "viewer" ? 403 : 200;
    expect([(await list()).status, (await decide("approve", [{ id: 1 }])).status]).toEqual([
      manages,
      manages,
    ]);
  });

  test("is stored with a clean text and the names of the page", async () => {
    const saved = await change({
      way: "approval",
      seats: 12,
      opens_at: "2026-04-01T09:00",
      closes_at: "2026-05-01T09:00",
      is_public: true,
      is_indexed: true,
      summary: "  All about soil. ",
      description: '<p onclick="x()">Dig <b>in</b></p><script>x()</script>',
      teachers: [{ user_id: teacherId, name: "Dr Hopper" }],
    });
    expect(saved.body.settings).toEqual({
      way: "approval",
      seats: 12,
      opens_at: "2026-04-01T09:00",
      closes_at: "2026-05-01T09:00",
      group_id: null,
      is_public: true,
      is_indexed: true,
      summary: "All about soil.",
      description: "<p>Dig <b>in</b></p>",
      teachers: [{ user_id: teacherId, name: "Dr Hopper" }],
    });
    expect((await read()).body.settings).toEqual(saved.body.settings);
    const hidden = await change({ is_public: false, is_indexed: true });
    expect(hidden.body.settings.is_indexed).toBe(false);
  });

  test.each([
    ["closes_at", { opens_at: "2026-05-01T09:00", closes_at: "2026-05-01T09:00" }],
    ["group_id", { group_id: 999_999 }],
    ["seats", { seats: 0 }],
    ["summary", { summary: "x".repeat(301) }],
    ["way", { way: "maybe" }],
    ["teachers.0.name", { teachers: [{ user_id: 1, name: " " }] }],
  ])("refuses a wrong %s beside it", async (field, changed) => {
    const { status, error } = await change(changed);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe("signing up", () => {
  test("enrols at once, into the group that was chosen, and once", async () => {
    const group = await createGroup(world.ctx, course, "Evening");
    await change({ group_id: group.id });
    const one = await student();
    expect((await one.ask()).body.own).toEqual(enrolled);
    expect((await one.ask()).body.own).toEqual(enrolled);
    expect(await groupOf(one)).toBe(group.id);
  });

  test("waits in line where the course is full; seats that become free go to the first", async () => {
    await change({ seats: 1 });
    const [one, two, three] = await students(3);
    expect((await one!.ask()).body.own).toEqual(enrolled);
    expect((await two!.ask()).body.own).toEqual(waiting(1));
    expect((await three!.ask()).body.own).toEqual(waiting(2));
    await remove([one!]);
    expect(await Promise.all([two!.own(), three!.own()])).toEqual([enrolled, waiting(1)]);
    // One seat more than before.
    expect((await change({ seats: 2 })).body.enrolled).toBe(1);
    expect(await three!.own()).toEqual(enrolled);
  });

  test("lets nobody overtake, also when a seat becomes free by itself", async () => {
    await change({ seats: 1 });
    const [one, two, three] = await students(3);
    for (const person of [one!, two!]) await person.ask();
    await world.ctx.database.delete(enrolments).where(eq(enrolments.userId, one!.id));
    expect((await three!.ask()).body.own).toEqual(waiting(1));
    expect(await two!.own()).toEqual(enrolled);
  });

  test("fills seats by the clock that nobody filled", async () => {
    await change({ seats: 1 });
    const [one, two] = await students(2);
    for (const person of [one!, two!]) await person.ask();
    await world.ctx.database.delete(enrolments).where(eq(enrolments.userId, one!.id));
    await fillAllSeats(world.ctx);
    expect(await two!.own()).toEqual(enrolled);
  });

  test("is closed before it opens, after it closes and after the course has ended", async () => {
    const one = await student();
    await change({ opens_at: "2030-01-01T00:00" });
    expect(await one.ask()).toMatchObject({ status: 409, body: { code: "sign_up_not_open" } });
    await change({ closes_at: "2020-01-01T00:00" });
    expect(await one.ask()).toMatchObject({ status: 409, body: { code: "sign_up_closed" } });
    await change({});
    await changeCourse(world.ctx, course, { endsAt: new Date("2020-01-01") });
    expect(await one.ask()).toMatchObject({ status: 409, body: { code: "sign_up_closed" } });
  });

  test("can be taken back, which gives the position to the next", async () => {
    await change({ seats: 1 });
    const [one, two, three] = await students(3);
    for (const person of [one!, two!, three!]) await person.ask();
    const page = `/api/catalogue/courses/${course.id}/sign-up`;
    expect(await two!.client.send("DELETE", page)).toMatchObject({ body: { own: null } });
    expect(await three!.own()).toEqual(waiting(1));
    // For an enrolled person it is a no-op.
    expect(await one!.client.send("DELETE", page)).toMatchObject({ body: { own: enrolled } });
  });

  test("a person whom staff add leaves the line", async () => {
    await change({ seats: 1 });
    const [one, two] = await students(2);
    for (const person of [one!, two!]) await person.ask();
    const [waiter] = (await list()).body.requests;
    await teacher.post(authoring("students"), { text: waiter?.email });
    expect(await two!.own()).toEqual(enrolled);
    expect((await list()).body).toMatchObject({ requests: [], waiting: 0, seats_left: 0 });
  });
});

describe("with approval", () => {
  beforeEach(() => openSignUp(world.ctx, course, { way: "approval", seats: 2 }));

  test("staff see who asks, in the order in which they asked, by cursor", async () => {
    const [one, two, three] = await students(3);
    for (const person of [one!, two!, three!]) {
      expect((await person.ask(`I am ${person.id}`)).body.own).toEqual(pending);
    }
    const first = (await list("?limit=2")).body;
    expect(first).toMatchObject({
      requests: [
        { user_id: one!.id, state: "pending", text: `I am ${one!.id}` },
        { user_id: two!.id },
      ],
      pending: 3,
      waiting: 0,
      seats_left: 2,
    });
    const rest = (await list(`?limit=2&cursor=${first.next_cursor}`)).body;
    expect(rest.requests.map(({ user_id }) => user_id)).toEqual([three!.id]);
    expect(rest.next_cursor).toBeNull();
    expect((await list("?state=waiting")).body.requests).toEqual([]);
  });

  test("those approved take the seats in the order in which they asked; others wait", async () => {
    const [one, two, three, four] = await students(4);
    for (const person of [one!, two!, three!, four!]) await person.ask();
    expect((await decide("approve", [four!, three!, one!])).body).toEqual({
      enrolled: expect.toSatisfy((ids: number[]) =>
        [one!.id, three!.id].every((id) => ids.includes(id)),
      ),
      waiting: [four!.id],
      declined: [],
    });
    expect(await four!.own()).toEqual(waiting(1));
    // Asked earlier, approved later: ahead of the one who is waiting.
    expect((await decide("approve", [two!])).body.waiting).toEqual([two!.id]);
    expect(await Promise.all([two!.own(), four!.own()])).toEqual([waiting(1), waiting(2)]);
    await remove([one!]);
    expect(await Promise.all([two!.own(), four!.own()])).toEqual([enrolled, waiting(1)]);
  });

  test("those declined see why, and may ask again behind everybody", async () => {
    const [one, two] = await students(2);
    await one!.ask();
    const answer = await decide("decline", [one!], "Next term, please.");
    expect(answer.body).toEqual({ enrolled: [], waiting: [], declined: [one!.id] });
    expect(await one!.own()).toEqual({
      state: "declined",
      position: null,
      message: "Next term, please.",
    });
    await two!.ask();
    expect((await one!.ask()).body.own).toEqual(pending);
    const { requests } = (await list()).body;
    expect(requests.map(({ user_id }) => user_id)).toEqual([two!.id, one!.id]);
  });

  test("what was answered or taken back is left out, however often it is decided", async () => {
    const [one, two] = await students(2);
    await one!.ask();
    expect((await decide("approve", [one!, two!])).body.enrolled).toEqual([one!.id]);
    expect((await decide("approve", [one!])).body.enrolled).toEqual([]);
    expect((await decide("decline", [one!])).body.declined).toEqual([]);
    expect(await one!.own()).toEqual(enrolled);
  });

  test("staff elsewhere are told which requests are theirs to decide", async () => {
    const [one, two] = await students(2);
    for (const person of [one!, two!]) await person.ask();
    const actor = { id: teacherId, role: "instructor" } as Parameters<
      typeof listPendingRequests
    >[1];
    expect(await listPendingRequests(world.ctx, actor)).toEqual([
      {
        courseId: course.id,
        courseTitle: "Soil",
        requests: 2,
        since: expect.any(Date) as Date,
      },
    ]);
    await enrol(world.ctx, one!, course);
    await world.ctx.database
      .update(courseStaff)
      .set({ role: "viewer" })
      .where(eq(courseStaff.userId, teacherId));
    expect(await listPendingRequests(world.ctx, actor)).toEqual([]);
  });

  test("an account that is disabled is passed over, and keeps its position", async () => {
    const [one, two, three, four] = await students(4);
    for (const person of [one!, two!, three!, four!]) await person.ask();
    await decide("approve", [one!, two!, three!, four!]);
    await world.ctx.database.execute(
      `update users set disabled_at = now() where id = ${three!.id}`,
    );
    await remove([one!]);
    expect(await four!.own()).toEqual(enrolled);
    const left = await world.ctx.database
      .select()
      .from(signUpRequests)
      .where(eq(signUpRequests.courseId, course.id));
    expect(left.map(({ userId, state }) => [userId, state])).toEqual([[three!.id, "waiting"]]);
  });
});
