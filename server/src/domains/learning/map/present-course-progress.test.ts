import type { CourseMap, EnrolledCourse } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { modules } from "../../../database/tables/index.ts";
import {
  changeCourse,
  createCourse,
  createPerson,
  enrol,
  giveThumbnail,
} from "../../../testing/factories.ts";
import { PDF } from "../../../testing/sample-files.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, finish, joinCourse, takePage } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

const home = async (client: TestClient) =>
  (await client.get<{ courses: EnrolledCourse[] }>("/api/student/courses")).body.courses;
const mapOf = async (client: TestClient, course: { id: number }) =>
  (await client.get<CourseMap>(`/api/student/courses/${course.id}`)).body;

/** Two modules, two pages and one, of two sections each; and a survey. */
const createSmallCourse = () =>
  createCourse(world.ctx, {
    title: "Small",
    modules: [
      {
        pages: [
          [sample.paragraph(), sample.radio()],
          [sample.paragraph(), sample.paragraph()],
        ],
      },
      { pages: [[sample.paragraph(), sample.summary()]] },
    ],
    survey: [sample.radio({ graphicType: "survey" })],
  });
type Made = Awaited<ReturnType<typeof createSmallCourse>>;

async function setDates(course: Made, module: number, dates: { startsAt?: Date; endsAt?: Date }) {
  await world.ctx.database
    .update(modules)
    .set(dates)
    .where(eq(modules.id, course.moduleIds[module]!));
  await changeCourse(world.ctx, course, {});
}

const pagePath = ({ id, pages }: Made, page: number) =>
  `/student/courses/${id}/pages/${pages[page]!.id}`;
const takeAll = async (client: TestClient, { pages }: Made) => {
  await takePage(client, pages[0]!, [null, "0"]);
  await takePage(client, pages[1]!, [null, null]);
  await takePage(client, pages[2]!, [null, null]);
};

describe("GET /api/student/courses", () => {
  test("401 when signed out, empty for someone who takes no course", async () => {
    expect((await world.visitor().get("/api/student/courses")).status).toBe(401);
    const student = await world.as(await createPerson(world.ctx));
    const { status, body } = await student.get("/api/student/courses");
    expect([status, body]).toMatchObject([200, { courses: [], resume: null, due: [] }]);
  });

  test("a course before its first step", async () => {
    const course = await createSmallCourse();
    await changeCourse(world.ctx, course, {
      startsAt: new Date("2026-01-01T08:30:00Z"),
      endsAt: new Date("2026-12-31T23:59:00Z"),
      thumbnail: "https://example.org/cover.png",
    });
    expect(await home(await joinCourse(world, course))).toEqual([
      {
        id: course.id,
        title: "Small",
        language: "en",
        thumbnail: "https://example.org/cover.png",
        start_date: "2026-01-01T08:30",
        end_date: "2026-12-31T23:59",
        state: "running",
        finished: false,
        finished_sections: 0,
        total_sections: 6,
        minutes_left: 3,
        resume_to: pagePath(course, 0),
        continues_on: null,
      },
    ]);
  });

  test("counts what is finished and leads to the section to continue with", async () => {
    const course = await createSmallCourse();
    const student = await joinCourse(world, course);
    const [first, second] = course.pages;
    const now = async () => {
      const [entry] = await home(student);
      return [entry!.finished_sections, entry!.resume_to];
    };
    await finish(student, first!, 0);
    const poll = `${pagePath(course, 0)}#section-${first!.sectionIds[1]}`;
    expect(await now()).toEqual([1, poll]);
    const { modules: mapped } = await mapOf(student, course);
    expect(mapped[0]!.pages[0]!.redirect_to).toBe(poll);
    await answer(student, first!, 1, "0");
    expect(await now()).toEqual([1, poll]);
    await finish(student, first!, 1);
    expect(await now()).toEqual([2, pagePath(course, 1)]);
    await finish(student, second!, 0);
    expect(await now()).toEqual([3, `${pagePath(course, 1)}#section-${second!.sectionIds[1]}`]);
  });

  test("a finished course says so and leads to its beginning; its survey does not count", async () => {
    const course = await createSmallCourse();
    const student = await joinCourse(world, course);
    await takeAll(student, course);
    expect(await home(student)).toMatchObject([
      {
        finished: true,
        finished_sections: 6,
        total_sections: 6,
        minutes_left: 0,
        resume_to: pagePath(course, 0),
      },
    ]);
  });

  test.each([
    ["not_begun", { startsAt: new Date("2026-03-10T12:00:01Z") }],
    ["running", { startsAt: new Date("2026-03-10T12:00:00Z") }],
    ["running", { endsAt: new Date("2026-03-10T12:00:01Z") }],
    ["ended", { endsAt: new Date("2026-03-10T12:00:00Z") }],
  ])("is %s by the server's clock with %j, and led to only while it runs", async (state, dates) => {
    const course = await createSmallCourse();
    await changeCourse(world.ctx, course, dates);
    const [entry] = await home(await joinCourse(world, course));
    expect([entry!.state, entry!.resume_to !== null]).toEqual([state, state === "running"]);
  });

  test("leads nowhere while the next module has not begun, and says when it does", async () => {
    const course = await createSmallCourse();
    await setDates(course, 1, { startsAt: new Date("2026-05-01T10:00:00Z") });
    const student = await joinCourse(world, course);
    const now = async () => {
      const [entry] = await home(student);
      return [entry!.resume_to, entry!.continues_on];
    };
    expect(await now()).toEqual([pagePath(course, 0), null]);
    await takePage(student, course.pages[0]!, [null, "0"]);
    await takePage(student, course.pages[1]!, [null, null]);
    expect(await now()).toEqual([null, "2026-05-01T10:00"]);
    await setDates(course, 1, { startsAt: new Date("2026-01-01T10:00:00Z") });
    expect(await now()).toEqual([pagePath(course, 2), null]);
  });

  test("skips a module that has not begun where navigation is free", async () => {
    const course = await createSmallCourse();
    await setDates(course, 0, { startsAt: new Date("2026-05-01T10:00:00Z") });
    await changeCourse(world.ctx, course, { freeNavigation: true });
    const student = await joinCourse(world, course);
    const [entry] = await home(student);
    expect([entry!.resume_to, entry!.continues_on]).toEqual([pagePath(course, 2), null]);
    expect((await student.get(`/api/courses/page/${course.pages[2]!.id}`)).status).toBe(200);
  });

  test("dates are local to the site's time zone", async () => {
    const course = await createSmallCourse();
    await changeCourse(world.ctx, course, { startsAt: new Date("2026-01-01T00:30:00Z") });
    world.ctx.site.timeZone = "America/Mexico_City";
    const student = await joinCourse(world, course);
    const { body } = await student.get("/api/student/courses");
    world.ctx.site.timeZone = "UTC";
    expect(body).toMatchObject({
      courses: [{ start_date: "2025-12-31T18:30" }],
      time_zone: "America/Mexico_City",
    });
  });

  test("courses come in their order, each with its own picture, without deleted ones", async () => {
    const courses = [
      await createSmallCourse(),
      await createSmallCourse(),
      await createSmallCourse(),
    ];
    const person = await createPerson(world.ctx);
    for (const course of courses) await enrol(world.ctx, person, course);
    await giveThumbnail(world.ctx, courses[0]!, { name: "cover.pdf", bytes: PDF });
    await changeCourse(world.ctx, courses[0]!, { order: 7 });
    await changeCourse(world.ctx, courses[1]!, { order: 3 });
    await changeCourse(world.ctx, courses[2]!, { deletedAt: new Date("2026-01-01T00:00:00Z") });
    const student = await world.as(person);
    const entries = await home(student);
    expect(entries.map(({ id, thumbnail }) => [id, thumbnail])).toEqual([
      [courses[1]!.id, ""],
      [
        courses[0]!.id,
        expect.stringMatching(`^/api/courses/${courses[0]!.id}/thumbnail\\?width=960&v=`),
      ],
    ]);
    expect((await student.get(entries[1]!.thumbnail)).status).toBe(200);
  });
});

describe("GET /api/student/courses/:courseId", () => {
  test("404 for a stranger and an unknown course, in the same words", async () => {
    const course = await createSmallCourse();
    const stranger = await world.as(await createPerson(world.ctx));
    for (const id of [course.id, 2_000_000_000]) {
      const { status, error } = await stranger.get(`/api/student/courses/${id}`);
      expect([status, error]).toEqual([
        404,
        { message: "The course selected doesn't exist.", code: "not_found" },
      ]);
    }
  });

  test("the whole course before its first step", async () => {
    const course = await createSmallCourse();
    const student = await joinCourse(world, course);
    const [first] = course.pages[0]!.sectionIds;
    const opening = {
      page_id: course.pages[0]!.id,
      section_id: first,
      redirect_to: `${pagePath(course, 0)}#section-${first}`,
    };
    const page = (index: number, order: number, state: string, minutes: number) => ({
      id: course.pages[index]!.id,
      order,
      title: `Page ${order}`,
      state,
      finished_sections: 0,
      total_sections: 2,
      minutes_left: minutes,
      redirect_to: pagePath(course, index),
      blocked_by: state === "locked" ? opening : null,
    });
    const module = (index: number, pages: object[]) => ({
      id: course.moduleIds[index],
      order: index + 1,
      title: `Module ${index + 1}`,
      start_date: null,
      end_date: null,
      state: "running",
      pages,
    });
    expect(await mapOf(student, course)).toEqual({
      course: (await home(student))[0],
      modules: [
        module(0, [page(0, 1, "current", 1), page(1, 2, "locked", 1)]),
        module(1, [page(2, 1, "locked", 1)]),
      ],
      survey: null,
      parts: {},
      time_zone: "UTC",
    });
  });

  const statesOf = async (client: TestClient, course: Made) =>
    (await mapOf(client, course)).modules.flatMap(({ pages }) => pages.map(({ state }) => state));

  test("pages are finished, current and locked along the way", async () => {
    const course = await createSmallCourse();
    const student = await joinCourse(world, course);
    await takePage(student, course.pages[0]!, [null, "0"]);
    expect(await statesOf(student, course)).toEqual(["finished", "current", "locked"]);
    await takePage(student, course.pages[1]!, [null, null]);
    expect(await statesOf(student, course)).toEqual(["finished", "finished", "current"]);
    await takePage(student, course.pages[2]!, [null, null]);
    expect(await statesOf(student, course)).toEqual(["finished", "finished", "finished"]);
  });

  test("with free navigation every page is open, and may be taken", async () => {
    const course = await createSmallCourse();
    await changeCourse(world.ctx, course, { freeNavigation: true });
    const student = await joinCourse(world, course);
    expect(await statesOf(student, course)).toEqual(["current", "open", "open"]);
    await takePage(student, course.pages[2]!, [null, null]);
    expect(await statesOf(student, course)).toEqual(["current", "open", "finished"]);
  });

  test("a page begun stays open when an author ends free navigation", async () => {
    const course = await createSmallCourse();
    await changeCourse(world.ctx, course, { freeNavigation: true });
    const student = await joinCourse(world, course);
    await finish(student, course.pages[2]!, 0);
    await changeCourse(world.ctx, course, { freeNavigation: false });
    expect(await statesOf(student, course)).toEqual(["current", "locked", "open"]);
    expect((await finish(student, course.pages[2]!, 1)).status).toBe(200);
  });

  test.each([
    ["the first module", 0, ["locked", "locked", "current"]],
    ["the second module", 1, ["finished", "finished", "locked"]],
  ])(
    "what the map calls locked is refused, and what it does not is opened, before %s begins",
    async (_, begins, states) => {
      const course = await createSmallCourse();
      const student = await joinCourse(world, course);
      await takePage(student, course.pages[0]!, [null, "0"]);
      await takePage(student, course.pages[1]!, [null, null]);
      await setDates(course, begins, { startsAt: new Date("2026-05-01T10:00:00Z") });
      const { modules: found } = await mapOf(student, course);
      expect(found.flatMap(({ pages }) => pages.map(({ state }) => state))).toEqual(states);
      for (const page of found.flatMap(({ pages }) => pages)) {
        const { status } = await student.get(`/api/courses/page/${page.id}`);
        expect
          .soft([page.state, status])
          .toEqual([page.state, page.state === "locked" ? 409 : 200]);
      }
    },
  );

  test("modules say whether they are running", async () => {
    const course = await createSmallCourse();
    await setDates(course, 0, { endsAt: new Date("2026-01-01T10:00:00Z") });
    await setDates(course, 1, { startsAt: new Date("2026-05-01T10:00:00Z") });
    const { modules: found } = await mapOf(await joinCourse(world, course), course);
    expect(found.map(({ state, start_date, end_date }) => [state, start_date, end_date])).toEqual([
      ["ended", null, "2026-01-01T10:00"],
      ["not_begun", "2026-05-01T10:00", null],
    ]);
  });

  test("the survey is shown once the course is finished, and says when it is taken", async () => {
    const course = await createSmallCourse();
    const student = await joinCourse(world, course);
    await takeAll(student, course);
    const redirect = `/student/courses/${course.id}/pages/${course.survey!.id}`;
    expect((await mapOf(student, course)).survey).toEqual({
      redirect_to: redirect,
      finished: false,
    });
    await takePage(student, course.survey!, ["0"]);
    expect((await mapOf(student, course)).survey).toEqual({
      redirect_to: redirect,
      finished: true,
    });
  });
});
