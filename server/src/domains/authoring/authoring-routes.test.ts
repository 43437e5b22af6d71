import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { courses, courseStaff, modules, pages } from "../../database/tables/index.ts";
import { AUTHORS, createCourseStaff, READERS, statusesOf } from "../../testing/course-staff.ts";
import type { CourseStaff } from "../../testing/course-staff.ts";
import {
  changeCourse,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, { modules: [{ pages: [[], []] }, { pages: [[]] }] });
  staff = await createCourseStaff(world, course);
});

const LOCKED = ["Only an administrator can change this once the course is published."];
const USED = { order: ["This order number is already being used."] };
const UNORDERED = ["The end must be after the start."];

async function courseRow(id = course.id) {
  const [row] = await world.ctx.database.select().from(courses).where(eq(courses.id, id));
  return row!;
}

describe("POST /api/courses/create", () => {
  test("is for authors, who are assigned to what they create", async () => {
    const body = { title: "A new course" };
    expect(await statusesOf(staff, (client) => client.post("/api/courses/create", body))).toEqual({
      ...AUTHORS,
      colleague: 200,
    });
    const author = await createPerson(world.ctx, { role: "instructor" });
    const client = await world.as(author);
    const answer = await client.post<{ id: number }>("/api/courses/create", body);
    const { id } = answer.body;
    expect(answer.body).toEqual({ id, redirect_to: `/authoring/courses/${id}` });
    expect(await courseRow(id)).toMatchObject({
      title: "A new course",
      thumbnail: "",
      order: 0,
      status: "draft",
      language: "en",
      startsAt: null,
      hasDiploma: false,
    });
    const assigned = await world.ctx.database
      .select()
      .from(courseStaff)
      .where(eq(courseStaff.courseId, id));
    expect(assigned).toMatchObject([{ courseId: id, userId: author.id, role: "owner" }]);
  });

  test("takes every field", async () => {
    const { body } = await staff.admin.post<{ id: number }>("/api/courses/create", {
      title: "Curso",
      thumbnail: "https://example.org/a.png",
      order: 7,
      start_date: "2026-05-01T08:00",
      end_date: "2026-06-01T08:00",
      status: "published",
      has_diploma: true,
      allow_seeking: true,
      free_navigation: true,
      language: "es",
    });
    expect(await courseRow(body.id)).toMatchObject({
      thumbnail: "https://example.org/a.png",
      order: 7,
      startsAt: new Date("2026-05-01T08:00:00Z"),
      endsAt: new Date("2026-06-01T08:00:00Z"),
      status: "published",
      hasDiploma: true,
      allowSeeking: true,
      freeNavigation: true,
      language: "es",
    });
  });

  test.each([
    [{}, { title: ["This field is required."] }],
    [{ title: "  " }, { title: ["Enter a title."] }],
    [{ title: "a".repeat(256) }, { title: ["Use at most 255 characters."] }],
    [{ title: "a", order: -1 }, { order: ["Enter 0 or more."] }],
    [{ title: "a", order: 1.5 }, { order: ["Enter a whole number."] }],
    [{ title: "a", start_date: "2026-02-30T00:00" }, { start_date: ["This date does not exist."] }],
    [
      { title: "a", start_date: "2026-05-01T08:00", end_date: "2026-05-01T08:00" },
      { end_date: UNORDERED },
    ],
    [
      { title: "a", thumbnail: "http://example.org/a.png" },
      { thumbnail: ["Enter an address that begins with https://, or upload a picture."] },
    ],
    [
      { title: "a", thumbnail: "files/none.png" },
      { thumbnail: ["Enter an address that begins with https://, or upload a picture."] },
    ],
    [{ title: "a", id: 3 }, { id: ["This field is not known."] }],
  ])("422 for %j", async (body, errors) => {
    const { status, error } = await staff.admin.post("/api/courses/create", body);
    expect([status, error.errors]).toEqual([422, errors]);
  });
});

describe("POST /api/courses/:courseId/update", () => {
  const path = () => `/api/courses/${course.id}/update`;

  test("is for admins and the course's own instructors", async () => {
    expect(await statusesOf(staff, (client) => client.post(path(), { title: "b" }))).toEqual(
      AUTHORS,
    );
    const { status, error } = await staff.admin.post("/api/courses/2000000000/update", {});
    expect([status, error.message]).toEqual([404, "The course selected doesn't exist."]);
  });

  test("changes what is sent, keeps the rest, and gives the course a new version", async () => {
    const before = await courseRow();
    const { status, body } = await staff.teacher.post(path(), { title: "b", has_diploma: true });
    expect([status, body]).toEqual([200, { redirect_to: `/authoring/courses/${course.id}` }]);
    expect(await courseRow()).toEqual({
      ...before,
      title: "b",
      hasDiploma: true,
      version: before.version + 1,
    });
  });

  test("dates and status of a published course are an admin's to change", async () => {
    await changeCourse(world.ctx, course, { startsAt: new Date("2026-01-01T00:00:30Z") });
    const change = {
      start_date: "2026-01-02T00:00",
      end_date: "2026-03-01T00:00",
      status: "draft",
    };
    const { status, error } = await staff.teacher.post(path(), { ...change, title: "b" });
    expect([status, error.errors]).toEqual([
      422,
      { start_date: LOCKED, end_date: LOCKED, status: LOCKED },
    ]);
    expect((await courseRow()).title).toBe("A course");
    const same = { start_date: "2026-01-01T00:00", end_date: null, status: "published" };
    expect((await staff.teacher.post(path(), { ...same, title: "b" })).status).toBe(200);
    expect(await courseRow()).toMatchObject({
      title: "b",
      startsAt: new Date("2026-01-01T00:00:30Z"),
    });
    expect((await staff.admin.post(path(), change)).status).toBe(200);
    expect(await courseRow()).toMatchObject({
      startsAt: new Date("2026-01-02T00:00:00Z"),
      status: "draft",
    });
  });

  test("an instructor plans and publishes a draft, and then it is locked", async () => {
    await changeCourse(world.ctx, course, { status: "draft" });
    const plan = { start_date: "2026-01-02T00:00", status: "published" };
    expect((await staff.teacher.post(path(), plan)).status).toBe(200);
    const { error } = await staff.teacher.post(path(), { status: "draft" });
    expect(error.errors).toEqual({ status: LOCKED });
  });

  test("the end is after the start, also against the date that was not sent", async () => {
    await staff.admin.post(path(), {
      start_date: "2026-05-01T00:00",
      end_date: "2026-06-01T00:00",
    });
    for (const [body, field] of [
      [{ end_date: "2026-05-01T00:00" }, "end_date"],
      [{ start_date: "2026-06-01T00:00" }, "start_date"],
    ] as const) {
      const { error } = await staff.admin.post(path(), body);
      expect(error.errors).toEqual({ [field]: UNORDERED });
    }
    expect((await staff.admin.post(path(), { start_date: null })).status).toBe(200);
    expect(await courseRow()).toMatchObject({ startsAt: null });
    // What a form sends for an empty field.
    expect((await staff.admin.post(path(), { start_date: "", end_date: "" })).status).toBe(200);
    expect(await courseRow()).toMatchObject({ startsAt: null, endsAt: null });
    const { error } = await staff.admin.post(path(), {
      start_date: "2026-02-30T00:00",
      end_date: 5,
    });
    expect(error.errors).toEqual({
      start_date: ["This date does not exist."],
      end_date: ["This value is not valid."],
    });
  });

  test("the list of courses has what the form of each is filled with", async () => {
    const fields = {
      title: "Soil",
      thumbnail: "https://example.org/soil.png",
      order: 4,
      start_date: "2026-05-01T08:00",
      end_date: null,
      status: "draft",
    };
    await staff.admin.post(path(), fields);
    const list = async (client: TestClient, query: string) =>
      (await client.get<{ courses: unknown[] }>(`/api/courses${query}`)).body.courses;
    expect(await list(staff.teacher, "?ignoreStatus=true")).toEqual([{ id: course.id, ...fields }]);
    await staff.admin.post(path(), { ...fields, status: "published" });
    expect(await list(staff.teacher, "")).toEqual([{ id: course.id, title: "Soil" }]);
  });

  test("the language can be changed", async () => {
    expect((await staff.teacher.post(path(), { language: "es" })).status).toBe(200);
    expect(await courseRow()).toMatchObject({ language: "es" });
    const { error } = await staff.admin.post(path(), { language: "fr" });
    expect(Object.keys(error.errors ?? {})).toEqual(["language"]);
  });

  test("two concurrent updates are both applied", async () => {
    const answers = await Promise.all([
      staff.admin.post(path(), { title: "c" }),
      staff.teacher.post(path(), { order: 9 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await courseRow()).toMatchObject({ title: "c", order: 9 });
  });

  test("422 in the request's language", async () => {
    const spanish = { headers: { "accept-language": "es" } };
    const { error } = await staff.admin.post(path(), { title: "" }, spanish);
    expect(error).toMatchObject({
      message: "Hay datos que faltan o no son válidos. Revísalos.",
      errors: { title: ["Introduce un título."] },
    });
  });
});

describe("modules", () => {
  test("are listed for staff, in their order, without those that were removed", async () => {
    const path = `/api/courses/modules/${course.id}`;
    expect(await statusesOf(staff, (client) => client.get(path))).toEqual(READERS);
    const [first, second] = course.moduleIds;
    const { database } = world.ctx;
    await database.update(modules).set({ order: 9 }).where(eq(modules.id, first!));
    const window = { startsAt: new Date("2026-05-01T08:00:00Z") };
    await database.update(modules).set(window).where(eq(modules.id, second!));
    const listed = [
      { id: second, order: 2, title: "Module 2", start_date: "2026-05-01T08:00", end_date: null },
      { id: first, order: 9, title: "Module 1", start_date: null, end_date: null },
    ];
    expect((await staff.viewer.get(path)).body).toEqual({ modules: listed });
    await database.update(modules).set({ deletedAt: new Date() }).where(eq(modules.id, first!));
    expect((await staff.viewer.get(path)).body).toEqual({ modules: listed.slice(0, 1) });
  });

  test("are created with the order sent", async () => {
    const path = `/api/courses/${course.id}/module/create`;
    let order = 10;
    expect(
      await statusesOf(staff, (client) => client.post(path, { title: "a", order: order++ })),
    ).toEqual(AUTHORS);
    const { status, error } = await staff.teacher.post(path, { title: "b", order: 2 });
    expect([status, error.errors]).toEqual([422, USED]);
    const { body } = await staff.teacher.post<{ id: number }>(path, { title: "b", order: 0 });
    expect(body).toEqual({ id: body.id, redirect_to: `/authoring/courses/${course.id}` });
    expect((await staff.teacher.post(path, {})).error.errors).toEqual({
      title: ["This field is required."],
      order: ["Enter a whole number."],
    });
  });

  test("are changed, keeping what is left out and their own order", async () => {
    const [moduleId] = course.moduleIds;
    const path = `/api/courses/${course.id}/module/${moduleId}/update`;
    const same = { title: "Module 1", order: 1 };
    expect(await statusesOf(staff, (client) => client.post(path, same))).toEqual(AUTHORS);
    expect((await staff.teacher.post(path, { order: 2 })).error.errors).toEqual(USED);
    await staff.teacher.post(path, { end_date: "2026-06-01T00:00" });
    const { error } = await staff.teacher.post(path, { start_date: "2026-07-01T00:00" });
    expect(error.errors).toEqual({ start_date: UNORDERED });
    const [row] = await world.ctx.database.select().from(modules).where(eq(modules.id, moduleId!));
    expect(row).toMatchObject({
      ...same,
      startsAt: null,
      endsAt: new Date("2026-06-01T00:00:00Z"),
    });
  });

  test("are not found under another course, whatever is sent", async () => {
    const other = await createCourse(world.ctx, { modules: [{ pages: [[]] }] });
    const paths = [
      `/api/courses/${course.id}/module/${other.moduleIds[0]}/update`,
      `/api/courses/${other.id}/module/${course.moduleIds[0]}/update`,
    ];
    for (const path of paths) {
      expect((await staff.admin.post(path, { title: "b" })).status).toBe(404);
      expect((await staff.admin.post(path, { unknown: 1 })).status).toBe(404);
    }
  });
});

describe("pages", () => {
  test("are listed for staff, in their order", async () => {
    const path = `/api/courses/pages/${course.moduleIds[0]}`;
    expect(await statusesOf(staff, (client) => client.get(path))).toEqual(READERS);
    expect((await staff.viewer.get(path)).body).toEqual({
      pages: [
        { id: course.pages[0]!.id, order: 1, title: "Page 1" },
        { id: course.pages[1]!.id, order: 2, title: "Page 2" },
      ],
    });
    expect((await staff.admin.get("/api/courses/pages/2000000000")).status).toBe(404);
  });

  test("are created in a module", async () => {
    const path = `/api/courses/${course.moduleIds[0]}/page/create`;
    let order = 10;
    expect(
      await statusesOf(staff, (client) => client.post(path, { title: "a", order: order++ })),
    ).toEqual(AUTHORS);
    expect((await staff.teacher.post(path, { title: "b", order: 2 })).error.errors).toEqual(USED);
    const { body } = await staff.teacher.post<{ id: number }>(path, { title: "b", order: 3 });
    expect(body).toEqual({
      id: body.id,
      redirect_to: `/authoring/courses/${course.id}#page-${body.id}`,
    });
  });

  test("are changed under the course and module they belong to", async () => {
    const [first, second] = course.moduleIds;
    const pageId = course.pages[0]!.id;
    const path = (courseId: number, moduleId: number | undefined) =>
      `/api/courses/${courseId}/module/${moduleId}/page/${pageId}/update`;
    const change = { title: "c", order: 1 };
    expect(
      await statusesOf(staff, (client) => client.post(path(course.id, first), change)),
    ).toEqual(AUTHORS);
    expect((await staff.teacher.post(path(course.id, first), { order: 2 })).error.errors).toEqual(
      USED,
    );
    const other = await createCourse(world.ctx, { modules: [{ pages: [[]] }] });
    for (const wrong of [
      path(course.id, second),
      path(other.id, first),
      path(other.id, other.moduleIds[0]),
    ]) {
      expect((await staff.admin.post(wrong, change)).status).toBe(404);
    }
    const [row] = await world.ctx.database.select().from(pages).where(eq(pages.id, pageId));
    expect(row).toMatchObject({ ...change, moduleId: first });
  });
});
