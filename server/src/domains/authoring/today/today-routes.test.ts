import type { StaffNeedKind, Today } from "@paso/contract";
import { and, eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import {
  answerTallies,
  authoringDrafts,
  courses,
  enrolments,
  formerEnrolments,
  modules,
  opinionReports,
  signUpRequests,
} from "../../../database/tables/index.ts";
import {
  assignStaff,
  changeCourse,
  createCourse,
  createPerson,
  enrol,
  insertOpinion,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { takePage } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

const PATH = "/api/authoring/today";
const EMPTY = {
  needs: [],
  needs_left_out: 0,
  courses: [],
  may_create: true,
  next_class: null,
  now: "2026-03-10T12:00:00.000Z",
  time_zone: "UTC",
};

let world: TestApp;
let teacher: { id: number };
let client: TestClient;
let course: MadeCourse;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  teacher = await createPerson(world.ctx, { role: "instructor" });
  client = await world.as(teacher);
  course = await make("Gardens");
});

async function make(title: string, role: "owner" | "assistant" | "viewer" = "owner") {
  const made = await createCourse(world.ctx, {
    title,
    modules: [
      {
        pages: [[sample.radioValidated(), sample.textarea()], [sample.paragraph()]],
      },
      { pages: [[sample.paragraph()]] },
    ],
    survey: [sample.radio({ graphicType: "survey" })],
  });
  await assignStaff(world.ctx, teacher, made, role);
  return made;
}

async function addStudent(
  enrolledAt: string,
  fields: Partial<typeof enrolments.$inferInsert> = {},
) {
  const person = await createPerson(world.ctx);
  await enrol(world.ctx, person, course);
  await world.ctx.database
    .update(enrolments)
    .set({ enrolledAt: new Date(enrolledAt), ...fields })
    .where(and(eq(enrolments.userId, person.id), eq(enrolments.courseId, course.id)));
  return person;
}

const read = async () => (await client.get<Today>(PATH)).body;
const needsOf = async (kind: StaffNeedKind) =>
  (await read()).needs.filter((need) => need.kind === kind);
const about = () => ({ course: { id: course.id, title: "Gardens" } });

describe("who asks", () => {
  test("staff alone, each for their own courses", async () => {
    expect((await world.visitor().get(PATH)).status).toBe(401);
    const student = await world.as(await createPerson(world.ctx));
    expect((await student.get(PATH)).status).toBe(403);
    const colleague = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    expect((await colleague.get<Today>(PATH)).body).toEqual(EMPTY);
  });

  test("viewers and administrators see every course, and nothing that is not theirs to do", async () => {
    await changeCourse(world.ctx, course, { status: "draft" });
    for (const role of ["viewer", "admin"] as const) {
      const person = await world.as(await createPerson(world.ctx, { role }));
      const { courses: seen, needs, may_create: mayCreate } = (await person.get<Today>(PATH)).body;
      expect(seen.map(({ id }) => id)).toContain(course.id);
      expect([needs, mayCreate]).toEqual([[], role === "admin"]);
    }
  });

  test("one who only looks at a course is asked for nothing in it", async () => {
    await changeCourse(world.ctx, course, { deletedAt: new Date() });
    course = await make("Looked at", "viewer");
    await changeCourse(world.ctx, course, { status: "draft" });
    await addStudent("2026-03-01T12:00:00Z");
    expect((await read()).needs).toEqual([]);
  });
});

describe("the courses", () => {
  test("with their figures; a removed module counts no longer", async () => {
    const first = await addStudent("2026-03-01T12:00:00Z");
    await addStudent("2026-03-01T12:00:00Z");
    const steps = await world.as(first);
    await takePage(steps, course.pages[0]!, ["0", "Some words"]);
    await takePage(steps, course.pages[1]!, [null]);
    await world.ctx.database
      .update(modules)
      .set({ deletedAt: new Date() })
      .where(eq(modules.id, course.moduleIds[1]!));
    expect((await read()).courses).toEqual([
      {
        id: course.id,
        title: "Gardens",
        language: "en",
        thumbnail_url: "",
        start_date: null,
        end_date: null,
        status: "published",
        pages: 2,
        students: 2,
        finished: 0,
        active: 1,
        progress: 50,
      },
    ]);
    world.clock.moveTo("2026-03-17T12:00:00Z");
    client = await world.as(teacher);
    expect((await read()).courses[0]).toMatchObject({ active: 0, progress: 50 });
  });

  test("keep the figures of somebody who leaves and comes back", async () => {
    const person = await addStudent("2026-03-01T12:00:00Z");
    await takePage(await world.as(person), course.pages[0]!, ["0", "Some words"]);
    const people = `/api/authoring/courses/${course.id}/students`;
    await client.post(`${people}/remove`, { user_ids: [person.id] });
    expect((await read()).courses[0]).toMatchObject({ students: 0, active: 0, progress: null });
    const [former] = await world.ctx.database
      .select()
      .from(formerEnrolments)
      .where(eq(formerEnrolments.userId, person.id));
    expect(former).toMatchObject({ finishedPages: 1, lastStepAt: world.clock.now() });
    await client.post(`${people}/restore`, { user_ids: [person.id] });
    expect((await read()).courses[0]).toMatchObject({ students: 1, active: 1, progress: 33 });
  });
});

describe("what needs somebody", () => {
  test("opinions until they were looked at, and reports until they are dealt with", async () => {
    const author = await addStudent("2026-03-09T12:00:00Z");
    const sectionId = course.pages[0]!.sectionIds[1]!;
    const opinion = await insertOpinion(world.ctx, { userId: author.id, sectionId, text: "One" });
    const redirect_to = `/authoring/courses/${course.id}/opinions`;
    expect((await read()).needs).toEqual([{ ...about(), redirect_to, kind: "opinions", count: 1 }]);
    await world.ctx.database.insert(opinionReports).values({
      userId: author.id,
      opinionId: opinion.id,
      reason: "",
      createdAt: world.clock.now(),
    });
    await client.get(`/api/authoring/courses/${course.id}/opinions`);
    expect((await read()).needs).toEqual([{ ...about(), redirect_to, kind: "reports", count: 1 }]);
    await client.post(`/api/authoring/opinions/${opinion.id}/decision`, {
      hidden: true,
      handled: true,
    });
    expect((await read()).needs).toEqual([]);
    const other = await addStudent("2026-03-09T12:00:00Z");
    await insertOpinion(world.ctx, { userId: other.id, sectionId, text: "Two" });
    expect(await needsOf("opinions")).toMatchObject([{ count: 1 }]);
  });

  test("a question that fewer than two of five get right, once five have answered", async () => {
    const sectionId = course.pages[0]!.sectionIds[0]!;
    const count = (optionId: number, people: number) =>
      world.ctx.database
        .insert(answerTallies)
        .values({ sectionId, groupId: 0, optionId, slot: optionId, count: people })
        .onConflictDoUpdate({
          target: [
            answerTallies.sectionId,
            answerTallies.groupId,
            answerTallies.optionId,
            answerTallies.slot,
          ],
          set: { count: people },
        });
    await Promise.all([count(0, 4), count(1, 1), count(2, 3)]);
    expect(await needsOf("question")).toEqual([]);
    await Promise.all([count(0, 5), count(2, 4)]);
    expect(await needsOf("question")).toEqual([
      {
        ...about(),
        kind: "question",
        redirect_to: `/authoring/sections/edit?course=${course.id}&module=${course.moduleIds[0]}&page=${course.pages[0]!.id}#section-${sectionId}`,
        question: "Which is right?",
        page_title: "Page 1",
        right_percent: 20,
        people: 5,
      },
    ]);
    await Promise.all([count(1, 2), count(2, 3)]);
    expect(await needsOf("question")).toEqual([]);
  });

  test("students without a step for a week, unless they finished, left long ago or are shut out", async () => {
    await addStudent("2026-03-04T12:00:00Z");
    await addStudent("2026-03-01T12:00:00Z", { finishedAt: new Date("2026-03-02T12:00:00Z") });
    await addStudent("2026-01-01T12:00:00Z");
    await addStudent("2026-03-01T12:00:00Z", { endsAt: new Date("2026-03-05T12:00:00Z") });
    expect(await needsOf("quiet")).toEqual([]);
    await addStudent("2026-03-03T12:00:00Z");
    await addStudent("2026-01-01T12:00:00Z", { lastStepAt: new Date("2026-03-01T12:00:00Z") });
    await addStudent("2026-01-01T12:00:00Z", { lastStepAt: new Date("2026-03-09T12:00:00Z") });
    const redirect_to = `/authoring/courses/${course.id}/people?students=quiet`;
    expect(await needsOf("quiet")).toEqual([
      { ...about(), redirect_to, kind: "quiet", count: 2, not_begun: 1 },
    ]);
    // Enrolled long before the course began: not yet considered gone.
    await changeCourse(world.ctx, course, { startsAt: new Date("2026-03-02T12:00:00Z") });
    expect(await needsOf("quiet")).toMatchObject([{ count: 3, not_begun: 2 }]);
    await changeCourse(world.ctx, course, { startsAt: new Date("2026-03-04T12:00:00Z") });
    expect(await needsOf("quiet")).toEqual([]);
    await changeCourse(world.ctx, course, { startsAt: null });
    await changeCourse(world.ctx, course, { endsAt: world.clock.now() });
    expect(await needsOf("quiet")).toEqual([]);
  });

  test("a course that begins or ends within a week", async () => {
    await changeCourse(world.ctx, course, { startsAt: new Date("2026-03-17T12:00:01Z") });
    expect(await needsOf("begins")).toEqual([]);
    await changeCourse(world.ctx, course, {
      startsAt: new Date("2026-03-12T09:00:00Z"),
      status: "draft",
    });
    const redirect_to = `/authoring/courses/${course.id}`;
    expect((await read()).needs).toEqual([
      {
        ...about(),
        redirect_to,
        kind: "begins",
        date: "2026-03-12T09:00",
        in_days: 2,
        is_published: false,
      },
      { ...about(), redirect_to, kind: "draft", pages: 3 },
    ]);
    await changeCourse(world.ctx, course, {
      startsAt: null,
      endsAt: new Date("2026-03-11T09:00:00Z"),
      status: "published",
    });
    expect(await needsOf("ends")).toEqual([]);
    await addStudent("2026-03-09T12:00:00Z");
    expect(await needsOf("ends")).toMatchObject([{ in_days: 1, unfinished: 1 }]);
  });

  test("one's own unsaved work, with the form it belongs to", async () => {
    const [moduleId, page] = [course.moduleIds[0]!, course.pages[0]!.id];
    const ofPage = `course=${course.id}&module=${moduleId}&page=${page}`;
    const forms = {
      "course-new": "/authoring/courses/new",
      [`course-edit:${course.id}`]: `/authoring/courses/${course.id}/edit`,
      [`module-new:${course.id}`]: `/authoring/modules/new?course=${course.id}`,
      [`module-edit:${course.id}:${moduleId}`]: `/authoring/modules/edit?course=${course.id}&module=${moduleId}`,
      [`page-new:${moduleId}`]: `/authoring/pages/new?course=${course.id}&module=${moduleId}`,
      [`page-edit:${moduleId}:${page}`]: `/authoring/pages/edit?${ofPage}`,
      [`sections-new:${page}`]: `/authoring/sections/new?${ofPage}`,
      [`sections-update:${page}`]: `/authoring/sections/edit?${ofPage}`,
      [`survey-new:${course.id}`]: `/authoring/surveys/new?course=${course.id}`,
      [`survey-edit:${course.id}`]: `/authoring/surveys/edit?course=${course.id}`,
    };
    for (const [key, address] of Object.entries(forms)) {
      await client.send("PUT", `/api/authoring/drafts/${key}`, { body: {} });
      expect(await needsOf("unsaved")).toMatchObject([
        { kind: "unsaved", redirect_to: address, saved_at: "2026-03-10T12:00" },
      ]);
      await client.send("DELETE", `/api/authoring/drafts/${key}`);
    }
    const elsewhere = await createCourse(world.ctx, { modules: [] });
    const keys = [`course-edit:${elsewhere.id}`, "page-edit:1:9999999999", "other:1", "other"];
    await world.ctx.database
      .insert(authoringDrafts)
      .values(keys.map((key) => ({ userId: teacher.id, key, body: {}, savedAt: new Date() })));
    expect(await needsOf("unsaved")).toEqual([]);
  });

  test("people who ask to join", async () => {
    const [asking, waiting] = [await createPerson(world.ctx), await createPerson(world.ctx)];
    const request = { courseId: course.id, text: "", requestedAt: world.clock.now() };
    await world.ctx.database.insert(signUpRequests).values([
      { ...request, userId: asking.id, state: "pending" },
      { ...request, userId: waiting.id, state: "waiting" },
    ]);
    const redirect_to = `/authoring/courses/${course.id}/people`;
    expect(await needsOf("requests")).toEqual([
      { ...about(), redirect_to, kind: "requests", count: 1 },
    ]);
  });

  test("a published course that nobody takes", async () => {
    const redirect_to = `/authoring/courses/${course.id}/people`;
    expect((await read()).needs).toEqual([{ ...about(), redirect_to, kind: "nobody" }]);
    await addStudent("2026-03-09T12:00:00Z");
    expect((await read()).needs).toEqual([]);
  });

  test("three of a kind, those with most; the others are counted", async () => {
    for (const days of [1, 2, 3, 4, 5]) {
      const made = await make(`In ${days} days`);
      const startsAt = new Date(Date.UTC(2026, 2, 10 + days, 9));
      await changeCourse(world.ctx, made, { startsAt });
    }
    await addStudent("2026-03-09T12:00:00Z");
    const { needs, needs_left_out: leftOut } = await read();
    const begins = needs.filter(({ kind }) => kind === "begins");
    expect(begins.map(({ course: of }) => of?.title)).toEqual([
      "In 1 days",
      "In 2 days",
      "In 3 days",
    ]);
    // Two that begin later, and two of the five without students.
    expect([needs.length, leftOut]).toEqual([6, 4]);
  });
});

test("takes as many statements for fifty courses as for one", async () => {
  const count = async () => {
    const run = vi.spyOn(pg.Client.prototype, "query");
    try {
      await read();
      return run.mock.calls.length;
    } finally {
      run.mockRestore();
    }
  };
  await changeCourse(world.ctx, course, { endsAt: new Date("2026-03-11T09:00:00Z") });
  const one = await count();
  expect(one).toBeGreaterThan(2);
  const made = await world.ctx.database
    .insert(courses)
    .values(
      Array.from({ length: 49 }, (_, index) => ({
        title: `Course ${index}`,
        order: index,
        language: "en" as const,
        status: "published" as const,
        endsAt: new Date("2026-03-11T09:00:00Z"),
      })),
    )
    .returning({ id: courses.id });
  for (const other of made) await assignStaff(world.ctx, teacher, other, "owner");
  expect(await count()).toBe(one);
});
