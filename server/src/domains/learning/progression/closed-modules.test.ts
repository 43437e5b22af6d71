import type { CourseMap, NextStep, PageData, StudentHome } from "@paso/contract";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { enrolments, modules } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { handleOutboxEvent } from "../../../platform/outbox/outbox.ts";
import { changeCourse, createCourse, createPerson, enrol } from "../../../testing/factories.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { finish, takePage } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { finishClosedCourses } from "./finish-closed-courses.ts";
import { courseFinished, missedPagesFinished } from "./learning-events.ts";

const NOW = "2026-03-10T12:00:00Z";
const PAST = new Date("2026-03-10T11:00:00Z");
const FUTURE = new Date("2026-06-01T00:00:00Z");

let world: TestApp;
let student: TestClient;
let studentId: number;
/** The events announced since the test began. */
let announced: string[];
let course: Awaited<ReturnType<typeof createThree>>;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo(NOW);
  course = await createThree();
  const person = await createPerson(world.ctx);
  studentId = person.id;
  await enrol(world.ctx, person, course);
  student = await world.as(person);
  announced = [];
});

/** Three modules: two pages, one and one, of two texts each; and a survey. */
const createThree = () => {
  const page = () => [sample.paragraph(), sample.paragraph()];
  return createCourse(world.ctx, {
    title: "Three",
    modules: [
      { title: "Air", pages: [page(), page()] },
      { title: "Water", pages: [page()] },
      { title: "Soil", pages: [page()] },
    ],
    survey: [sample.radio({ graphicType: "survey" })],
  });
};

async function setEnd(module: number, endsAt: Date | null): Promise<void> {
  const id = course.moduleIds[module]!;
  await world.ctx.database.update(modules).set({ endsAt }).where(eq(modules.id, id));
  await changeCourse(world.ctx, course, {});
}

const open = (page: number) => student.get<PageData>(`/api/courses/page/${course.pages[page]!.id}`);
const take = (page: number) => takePage(student, course.pages[page]!, [null, null]);
const path = (page: number, section?: number) => {
  const { id, sectionIds } = course.pages[page]!;
  const fragment = section === undefined ? "" : `#section-${sectionIds[section]}`;
  return `/student/courses/${course.id}/pages/${id}${fragment}`;
};
const readMap = async () =>
  (await student.get<CourseMap>(`/api/student/courses/${course.id}`)).body;
const readHome = async () => (await student.get<StudentHome>("/api/student/courses")).body;
const states = (map: CourseMap) => map.modules.flatMap(({ pages }) => pages.map((p) => p.state));
const isMe = () => and(eq(enrolments.courseId, course.id), eq(enrolments.userId, studentId));
const enrolment = async () =>
  (await world.ctx.database.select().from(enrolments).where(isMe()))[0]!;

/** Counts what is announced of the course from now on. */
function listen() {
  const hear = (event: typeof courseFinished, name: string) =>
    handleOutboxEvent<Context, { courseId: number }>(event, {
      name: `test.${name.replace(" ", "-")}`,
      run: async (_, { courseId }) => {
        if (courseId === course.id) announced.push(name);
      },
    });
  return handleEvents(world.ctx, [
    hear(courseFinished, "finished"),
    hear(missedPagesFinished, "made up"),
  ]);
}

describe("a module that ended with a page unfinished", () => {
  beforeEach(async () => {
    await finish(student, course.pages[0]!, 0);
    await setEnd(0, PAST);
  });

  test("blocks no later page", async () => {
    expect([(await open(2)).status, (await finish(student, course.pages[2]!, 0)).status]).toEqual([
      200, 200,
    ]);
    const { status, error } = await finish(student, course.pages[0]!, 1);
    expect([status, error.code]).toEqual([409, "module_closed"]);
  });

  test("can be read, and leads on to the first page that can be taken", async () => {
    for (const page of [0, 1]) {
      const { status, body } = await open(page);
      expect([status, body.next]).toEqual([
        200,
        { kind: "module", redirect_to: path(2) } satisfies NextStep,
      ]);
    }
  });

  test("shows its pages as closed, and the next page as the current one", async () => {
    const map = await readMap();
    expect(states(map)).toEqual(["closed", "closed", "current", "locked"]);
    expect(map.modules[0]!.pages.map((page) => page.minutes_left)).toEqual([0, 0]);
    expect(map.course.resume_to).toBe(path(2));
  });

  test("is no part of what is left: on the map, at home and among the dates", async () => {
    await setEnd(1, new Date("2026-03-12T12:00:00Z"));
    const { courses, resume, due } = await readHome();
    expect(resume).toMatchObject({ module_title: "Water", redirect_to: path(2) });
    expect(due).toMatchObject([{ module: { title: "Water" }, sections_left: 2 }]);
    const { course: mapped, modules } = await readMap();
    expect(courses[0]!.minutes_left).toBe(mapped.minutes_left);
    // The map shows both: what its pages say adds up.
    const pages = modules.flatMap((module) => module.pages.map((page) => page.minutes_left));
    expect(pages.reduce((total, minutes) => total + minutes, 0)).toBe(mapped.minutes_left);
  });

  test("says of a page that is not open which step opens it", async () => {
    const { status, error } = await open(3);
    const [section] = course.pages[2]!.sectionIds;
    const blocked_by = {
      page_id: course.pages[2]!.id,
      section_id: section,
      redirect_to: path(2, 0),
    };
    expect([status, error]).toEqual([
      409,
      { message: "Finish “Page 1” first.", code: "page_out_of_order", blocked_by },
    ]);
    const last = (await readMap()).modules[2]!.pages[0]!;
    expect([last.state, last.blocked_by]).toEqual(["locked", blocked_by]);
    await finish(student, course.pages[2]!, 0);
    expect((await open(3)).error.blocked_by).toEqual({
      ...blocked_by,
      section_id: course.pages[2]!.sectionIds[1],
      redirect_to: path(2, 1),
    });
  });

  test("lets the course be finished, once, and the finish says what was missed", async () => {
    const handle = listen();
    await take(2);
    await finish(student, course.pages[3]!, 0);
    const { body } = await finish(student, course.pages[3]!, 1);
    expect([body.course_finished, body.redirect_to]).toEqual([true, null]);
    await finish(student, course.pages[3]!, 1);
    await finishClosedCourses(world.ctx);
    await handle();
    expect(announced).toEqual(["finished"]);
    const last = (await open(3)).body;
    expect(last.next).toEqual({ kind: "course", redirect_to: null });
    expect(last.missed_pages).toEqual([
      { title: "Page 1", redirect_to: path(0) },
      { title: "Page 2", redirect_to: path(1) },
    ]);
    expect(last.survey).toMatchObject({ finished: false });
    expect(await enrolment()).toMatchObject({ finishedAt: world.clock.now(), missedPages: 2 });
    const { courses, resume } = await readHome();
    expect([courses[0]!.finished, courses[0]!.minutes_left, resume]).toEqual([true, 0, null]);
  });

  test("says once when all that was missed has been finished after all", async () => {
    const handle = listen();
    await take(2);
    await take(3);
    await setEnd(0, null);
    expect((await open(3)).body.missed_pages).toEqual([]);
    await finish(student, course.pages[0]!, 1);
    await handle();
    expect(announced).toEqual(["finished"]);
    await take(1);
    await handle();
    expect(announced).toEqual(["finished", "made up"]);
    expect(await enrolment()).toMatchObject({ missedPages: 0 });
  });

  test("opens again for who is given more time", async () => {
    await world.ctx.database.update(enrolments).set({ endsAt: FUTURE }).where(isMe());
    expect(states(await readMap())).toEqual(["current", "locked", "locked", "locked"]);
    expect((await open(2)).status).toBe(409);
  });
});

describe("courses that end by the clock", () => {
  test("are finished for who has no page left, without a step and once", async () => {
    const handle = listen();
    await take(0);
    await take(1);
    await take(2);
    await finishClosedCourses(world.ctx);
    expect((await enrolment()).finishedAt).toBeNull();
    await setEnd(2, PAST);
    expect((await readMap()).course.resume_to).toBeNull();
    await Promise.all([finishClosedCourses(world.ctx), finishClosedCourses(world.ctx)]);
    await finishClosedCourses(world.ctx);
    await handle();
    expect(announced).toEqual(["finished"]);
    expect(await enrolment()).toMatchObject({ finishedAt: world.clock.now(), missedPages: 1 });
    expect((await open(3)).body.survey).toMatchObject({ finished: false });
  });

  test("are not finished for who has more time, took nothing, or sees a draft", async () => {
    for (const module of [0, 1, 2]) await setEnd(module, PAST);
    await finishClosedCourses(world.ctx);
    expect((await enrolment()).finishedAt).toBeNull();
    await world.ctx.database
      .update(enrolments)
      .set({ finishedPages: 1, endsAt: FUTURE })
      .where(isMe());
    await finishClosedCourses(world.ctx);
    expect((await enrolment()).finishedAt).toBeNull();
    await world.ctx.database.update(enrolments).set({ endsAt: null }).where(isMe());
    await changeCourse(world.ctx, course, { status: "draft" });
    await finishClosedCourses(world.ctx);
    expect((await enrolment()).finishedAt).toBeNull();
    await changeCourse(world.ctx, course, { status: "published" });
    await finishClosedCourses(world.ctx);
    expect(await enrolment()).toMatchObject({ missedPages: 4 });
  });

  test("are finished for everybody, however many they are", async () => {
    await setEnd(0, PAST);
    await setEnd(1, PAST);
    await setEnd(2, PAST);
    await world.ctx.database.execute(sql`
      with person as (
        insert into users (email, first_name, last_name, password_hash, role, created_at)
        select 'many-' || ${course.id}::text || '-' || n || '@example.org', 'A', 'B', '', 'student', now()
        from generate_series(1, 210) n returning id)
      insert into enrolments (user_id, course_id, group_id, finished_pages)
      select person.id, course_id, group_id, 1 from person, enrolments
      where course_id = ${course.id} and user_id = ${studentId}`);
    await finishClosedCourses(world.ctx);
    const finished = await world.ctx.database.$count(
      enrolments,
      and(eq(enrolments.courseId, course.id), sql`finished_at is not null`),
    );
    expect(finished).toBe(210);
  });
});
