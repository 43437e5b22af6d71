import type { CoursePeople, CourseStudents, TypedPerson } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  answers,
  courseStaff,
  enrolments,
  formerEnrolments,
} from "../../../database/tables/index.ts";
import { openMailTransport } from "../../../platform/smtp/open-mail-transport.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  enrol,
  findDefaultGroup,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let teacherId: number;
let teacher: TestClient;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, {
    title: "Soil",
    modules: [{ pages: [[sample.radio()], [sample.radio()]] }],
  });
  const grace = { firstName: "Grace", lastName: "Hopper" };
  const person = await createPerson(world.ctx, { role: "instructor", ...grace });
  await assignStaff(world.ctx, person, course);
  teacherId = person.id;
  teacher = await world.as(person);
});

const address = (rest = "") => `/api/authoring/courses/${course.id}/students${rest}`;
const list = (query = "", client = teacher) => client.get<CourseStudents>(address(query));
const namesOf = ({ body }: { body: CourseStudents }) =>
  body.students.map((student) => `${student.first_name} ${student.last_name}`);
const post = <Body = { user_ids: number[] }>(rest: string, body: object, client = teacher) =>
  client.post<Body>(address(rest), body);
const check = (text: string) =>
  post<{ people: TypedPerson[]; is_sending: boolean }>("/check", { text });
const add = (text: string) => post<{ added: number; people: TypedPerson[] }>("", { text });
const outcomesOf = (people: TypedPerson[]) =>
  people.map(({ line, outcome }) => `${line} ${outcome}`);

/** A student of the course. */
async function join(fullName: string, email?: string) {
  const [firstName = "", lastName = ""] = fullName.split(" ");
  const person = await createPerson(world.ctx, { firstName, lastName, ...(email && { email }) });
  await enrol(world.ctx, person, course);
  return person;
}

async function becomes(role: (typeof courseStaff.$inferSelect)["role"]) {
  await world.ctx.database
    .update(courseStaff)
    .set({ role })
    .where(eq(courseStaff.userId, teacherId));
}

describe("a course's people", () => {
  test("staff with their roles, groups, and how many students", async () => {
    const viewer = await world.as(await createPerson(world.ctx, { role: "viewer" }));
    await join("Ada Lovelace");
    const { id: groupId } = await findDefaultGroup(world.ctx, course);
    const { body } = await teacher.get<CoursePeople>(`/api/authoring/courses/${course.id}/people`);
    expect(body).toMatchObject({
      course: { id: course.id, title: "Soil", language: "en" },
      staff: [{ id: teacherId, first_name: "Grace", last_name: "Hopper", role: "teacher" }],
      groups: [{ id: groupId, name: "", is_default: true, start_date: null, students: 1 }],
      students: 1,
      may_manage_students: true,
    });
    const seen = await viewer.get<CoursePeople>(`/api/authoring/courses/${course.id}/people`);
    expect(seen.body.may_manage_students).toBe(false);
  });

  test.each([
    ["owner", 200],
    ["teacher", 200],
    ["assistant", 200],
    ["viewer", 403],
  ] as const)("as %s of the course, changing its students gets %i", async (role, status) => {
    await becomes(role);
    const { id } = await join("Ada Lovelace");
    expect((await list()).status).toBe(200);
    expect((await check("ada@example.org")).status).toBe(status);
    expect((await add("ada@example.org")).status).toBe(status);
    expect((await post("/remove", { user_ids: [id] })).status).toBe(status);
    expect((await post("/restore", { user_ids: [id] })).status).toBe(status);
  });
});

describe("the list of students", () => {
  test("by last name, each once by cursor", async () => {
    for (const name of ["Tomasz Zieliński", "Noah Fraser", "Ana Álvarez", "Bea Fraser"]) {
      await join(name);
    }
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const part: Awaited<ReturnType<typeof list>> = await list(`?limit=1&cursor=${cursor}`);
      expect(part.body.total).toBe(4);
      seen.push(...namesOf(part));
      cursor = part.body.next_cursor;
    }
    expect(seen).toEqual(["Ana Álvarez", "Bea Fraser", "Noah Fraser", "Tomasz Zieliński"]);
  });

  test.each([
    ["alvarez", ["Ana Álvarez"]],
    ["ÁLVAREZ ana", ["Ana Álvarez"]],
    ["Zielinski", ["Tomasz Zieliński"]],
    ["tomasz@school", ["Tomasz Zieliński"]],
    ["%", []],
    ["", ["Ana Álvarez", "Tomasz Zieliński"]],
  ])("searched for %j", async (search, found) => {
    const key = `${course.id}`;
    await join("Tomasz Zieliński", `tomasz@school${key}.example.org`);
    await join("Ana Álvarez");
    const part = await list(`?q=${encodeURIComponent(search)}`);
    expect(namesOf(part)).toEqual(found);
    expect(part.body.total).toBe(found.length);
  });

  test("shows finished pages of all, and when somebody was last here", async () => {
    const ada = await join("Ada Lovelace");
    await join("Bob Never");
    const client = await world.as(ada);
    const page = course.pages[0]!;
    await answer(client, page, 0, "0");
    await client.post(`/api/courses/page/${page.id}/section/${page.sectionIds[0]}`);
    const { body } = await list();
    expect(body.pages).toBe(2);
    expect(body.students).toMatchObject([
      { finished_pages: 1, last_seen: "2026-03-10T12:00", finished_at: null },
      { finished_pages: 0, last_seen: null, finished_at: null },
    ]);
  });
});

describe("the list of quiet students", () => {
  const daysAgo = (days: number) => new Date(Date.UTC(2026, 2, 10 - days, 12));
  const set = (userId: number, values: Partial<typeof enrolments.$inferInsert>) =>
    world.ctx.database.update(enrolments).set(values).where(eq(enrolments.userId, userId));

  test("has those who neither took a step nor came in lately, and have not finished", async () => {
    const [fresh, still, busy, done, again] = await Promise.all(
      ["Ada Fresh", "Bea Still", "Cleo Busy", "Dora Done", "Eve Again"].map((name) => join(name)),
    );
    await set(fresh!.id, { enrolledAt: daysAgo(6) });
    await set(still!.id, { enrolledAt: daysAgo(8) });
    await set(busy!.id, { enrolledAt: daysAgo(30), lastStepAt: daysAgo(6) });
    await set(done!.id, {
      enrolledAt: daysAgo(30),
      lastStepAt: daysAgo(20),
      finishedAt: daysAgo(20),
    });
    await set(again!.id, { enrolledAt: daysAgo(30), lastStepAt: daysAgo(7) });
    const quiet = await list("?quiet_for=7");
    expect([namesOf(quiet), quiet.body.total]).toEqual([["Eve Again", "Bea Still"], 2]);
    expect(namesOf(await list("?quiet_for=8&q=still"))).toEqual(["Bea Still"]);
  });

  test.each(["0", "x", "-1"])("422 for %j days", async (days) => {
    expect((await list(`?quiet_for=${days}`)).status).toBe(422);
  });
});

describe("adding students", () => {
  test("says line by line what will happen, and changes nothing", async () => {
    const key = course.id;
    await join("Mei Tanaka", `mei${key}@example.org`);
    await createPerson(world.ctx, {
      email: `Viktor${key}@example.org`,
      firstName: "Viktor",
      lastName: "Petrov",
    });
    const text = [
      `viktor${key}@example.org`,
      "",
      `Somebody Else <mei${key}@EXAMPLE.org>`,
      `viktor${key}@example.org`,
      "camila@example",
      `New <new${key}@example.org>`,
    ].join("\n");
    const { body } = await check(text);
    expect(outcomesOf(body.people)).toEqual([
      "1 enrols",
      "3 here",
      "4 repeated",
      "5 invalid",
      "6 invites",
    ]);
    expect(body.people).toMatchObject([
      { name: "Viktor Petrov", message: null },
      { name: "Mei Tanaka", message: null },
      { message: null },
      { message: "This address has no ending such as .org." },
      { name: "New", message: null },
    ]);
    world.ctx.site.invitations = "nobody";
    const { body: without } = await check(text);
    world.ctx.site.invitations = "everybody";
    const { mail } = world.ctx;
    world.ctx.mail = { transport: openMailTransport("smtp://localhost:25", "School <a@b.org>") };
    const { body: sent } = await check(text);
    world.ctx.mail = mail;
    expect([body.is_sending, sent.is_sending]).toEqual([false, true]);
    expect(without.people.at(-1)).toMatchObject({
      outcome: "unknown",
      message: "This address has no account yet.",
    });
    expect((await list()).body.total).toBe(1);
  });

  test("enrols those who have an account, once", async () => {
    const { id, email } = await createPerson(world.ctx);
    const text = `${email}\nnot an address`;
    expect((await add(text)).body.added).toBe(1);
    const again = await add(text);
    expect(again.body.added).toBe(0);
    expect(outcomesOf(again.body.people)).toEqual(["1 here", "2 invalid"]);
    const { body } = await list();
    expect(body.students).toMatchObject([{ id }]);
  });

  test("concurrent calls enrol each once", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => createPerson(world.ctx)));
    const emails = people.map(({ email }) => email);
    const calls = await Promise.all([
      add(emails.join("\n")),
      add(emails.toReversed().join("\n")),
      add(emails.join(",")),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(calls.reduce((sum, { body }) => sum + body.added, 0)).toBe(6);
    expect((await list()).body.total).toBe(6);
  });

  test("refuses more than a thousand, and an empty text", async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => `p${index}@example.org`).join("\n");
    expect((await add(many)).error.errors).toEqual({
      text: ["Add at most 1000 people at once."],
    });
    expect((await check("")).error.errors).toEqual({ text: ["This field is required."] });
  });
});

describe("removing students", () => {
  test("keeps their answers for when they come back", async () => {
    const ada = await join("Ada Lovelace");
    const client = await world.as(ada);
    const page = course.pages[0]!;
    await answer(client, page, 0, "1");
    const finishedAt = new Date("2026-03-01T10:00:00Z");
    const enrolledAt = new Date("2026-02-01T10:00:00Z");
    await world.ctx.database
      .update(enrolments)
      .set({ finishedAt, enrolledAt })
      .where(eq(enrolments.userId, ada.id));

    expect((await post("/remove", { user_ids: [ada.id] })).body).toEqual({ user_ids: [ada.id] });
    expect((await list()).body.total).toBe(0);
    expect((await client.get(`/api/courses/page/${page.id}`)).status).toBe(404);
    expect(await world.ctx.database.$count(answers, eq(answers.userId, ada.id))).toBe(1);
    expect(outcomesOf((await check(ada.email)).body.people)).toEqual(["1 returns"]);

    expect((await post("/restore", { user_ids: [ada.id] })).body).toEqual({ user_ids: [ada.id] });
    const { body } = await list();
    expect(body.students).toMatchObject([
      { id: ada.id, enrolled_at: "2026-02-01T10:00", finished_at: "2026-03-01T10:00" },
    ]);
    expect(
      await world.ctx.database.$count(formerEnrolments, eq(formerEnrolments.userId, ada.id)),
    ).toBe(0);
    expect((await client.get(`/api/courses/page/${page.id}`)).status).toBe(200);
  });

  test("adding them by address brings them back, too", async () => {
    const ada = await join("Ada Lovelace");
    await post("/remove", { user_ids: [ada.id] });
    expect((await add(ada.email)).body.added).toBe(1);
    expect((await list()).body.total).toBe(1);
  });

  test("changes nothing for people who are not, or were never, in the course", async () => {
    const other = await createPerson(world.ctx);
    expect((await post("/remove", { user_ids: [other.id] })).body).toEqual({ user_ids: [] });
    expect((await post("/restore", { user_ids: [other.id] })).body).toEqual({ user_ids: [] });
    expect((await list()).body.total).toBe(0);
  });

  test("refuses an empty choice", async () => {
    expect((await post("/remove", { user_ids: [] })).error.errors).toEqual({
      user_ids: ["This field is required."],
    });
  });
});
