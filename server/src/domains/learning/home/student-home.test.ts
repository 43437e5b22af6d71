import type { StudentHome } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { modules } from "../../../database/tables/index.ts";
import { changeCourse, createCourse, createPerson, enrol } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { finish, takePage } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let person: { id: number };
let student: TestClient;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  person = await createPerson(world.ctx);
  student = await world.as(person);
});

const home = async () => (await student.get<StudentHome>("/api/student/courses")).body;

/** A course of two modules with a page each, which the person takes. */
async function take(title: string) {
  const course = await createCourse(world.ctx, {
    title,
    modules: [
      { title: "Make it stay", pages: [[sample.paragraph(), sample.radio()]] },
      { title: "Mix it up", pages: [[sample.paragraph()]] },
    ],
  });
  await enrol(world.ctx, person, course);
  return course;
}
type Taken = Awaited<ReturnType<typeof take>>;

async function setDates(course: Taken, module: number, dates: { startsAt?: Date; endsAt?: Date }) {
  const id = course.moduleIds[module]!;
  await world.ctx.database.update(modules).set(dates).where(eq(modules.id, id));
  await changeCourse(world.ctx, course, {});
}

describe("where to go on", () => {
  test("nowhere without a course", async () => {
    expect(await home()).toEqual({
      courses: [],
      resume: null,
      due: [],
      areas: { notifications: { waiting: 0 } },
      next_class: null,
      news: null,
      now: "2026-03-10T12:00:00.000Z",
      time_zone: "UTC",
    });
  });

  test("at the beginning of a new course", async () => {
    const course = await take("New");
    expect((await home()).resume).toEqual({
      course_id: course.id,
      course_title: "New",
      module_title: "Make it stay",
      page_title: "Page 1",
      language: "en",
      finished_sections: 0,
      total_sections: 2,
      question: null,
      minutes_left: 1,
      begun: false,
      redirect_to: `/student/courses/${course.id}/pages/${course.pages[0]!.id}`,
    });
  });

  test("in the course worked on last, at the question at hand", async () => {
    const [older, newer] = [await take("Older"), await take("Newer")];
    await finish(student, newer.pages[0]!, 0);
    world.clock.moveTo("2026-03-10T13:00:00Z");
    await finish(student, older.pages[0]!, 0);
    const { resume } = await home();
    expect(resume).toMatchObject({
      course_title: "Older",
      finished_sections: 1,
      total_sections: 2,
      begun: true,
    });
    expect(resume!.question).toBe(sample.radio().question);
    expect(resume!.redirect_to).toMatch(/#section-\d+$/);
  });

  test("not in a course that has ended, is finished, or waits for its next module", async () => {
    const course = await take("Closed");
    await takePage(student, course.pages[0]!, [null, "0"]);
    await setDates(course, 1, { startsAt: new Date("2026-06-01T00:00:00Z") });
    expect((await home()).resume).toBeNull();
    await setDates(course, 1, { startsAt: new Date("2026-03-01T00:00:00Z") });
    expect((await home()).resume).toMatchObject({ module_title: "Mix it up" });
    await changeCourse(world.ctx, course, { endsAt: new Date("2026-03-10T11:00:00Z") });
    expect((await home()).resume).toBeNull();
    await changeCourse(world.ctx, course, { endsAt: null });
    await takePage(student, course.pages[1]!, [null]);
    expect((await home()).resume).toBeNull();
  });
});

describe("what is due", () => {
  test("unfinished modules that end or begin within 14 days, the nearest first", async () => {
    const course = await take("Dated");
    await setDates(course, 0, { endsAt: new Date("2026-03-13T18:00:00Z") });
    await setDates(course, 1, { startsAt: new Date("2026-03-11T00:30:00Z") });
    const common = { course_id: course.id, course_title: "Dated", language: "en" };
    expect((await home()).due).toEqual([
      {
        ...common,
        module: { id: course.moduleIds[1], number: 2, title: "Mix it up" },
        kind: "begins",
        date: "2026-03-11T00:30",
        in_days: 1,
        sections_left: 1,
        minutes_left: 1,
      },
      {
        ...common,
        module: { id: course.moduleIds[0], number: 1, title: "Make it stay" },
        kind: "ends",
        date: "2026-03-13T18:00",
        in_days: 3,
        sections_left: 2,
        minutes_left: 1,
      },
    ]);
  });

  test("not what is finished, past, or further away", async () => {
    const course = await take("Dated");
    await takePage(student, course.pages[0]!, [null, "0"]);
    await setDates(course, 0, { endsAt: new Date("2026-03-11T00:00:00Z") });
    await setDates(course, 1, { endsAt: new Date("2026-03-24T12:00:01Z") });
    expect((await home()).due).toEqual([]);
    world.clock.moveTo("2026-03-10T12:00:01Z");
    expect((await home()).due.map(({ in_days: days }) => days)).toEqual([14]);
    await setDates(course, 1, { endsAt: world.clock.now() });
    expect((await home()).due).toEqual([]);
  });

  test("a course as a whole, without its modules before it begins", async () => {
    const course = await take("Later");
    await setDates(course, 0, { endsAt: new Date("2026-03-20T00:00:00Z") });
    await changeCourse(world.ctx, course, { startsAt: new Date("2026-03-15T09:00:00Z") });
    expect((await home()).due).toMatchObject([{ module: null, kind: "begins", in_days: 5 }]);
  });

  test("five at most", async () => {
    for (const title of ["A", "B", "C"]) {
      const course = await take(title);
      await setDates(course, 0, { endsAt: new Date("2026-03-13T18:00:00Z") });
      await setDates(course, 1, { endsAt: new Date("2026-03-14T18:00:00Z") });
    }
    expect((await home()).due.map(({ in_days: days }) => days)).toEqual([3, 3, 3, 4, 4]);
  });
});
