import type { Navigation, NavigationAreas, StudentHome } from "@paso/contract";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { signUpRequests } from "../../../database/tables/index.ts";
import {
  changeCourse,
  createCourse,
  createPerson,
  enrol,
  insertNotification,
  insertOpinion,
  type MadeCourse,
  openSignUp,
} from "../../../testing/factories.ts";
import { insertDiploma } from "../../../testing/insert-diploma.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { insertSurvey } from "../../../testing/site-surveys.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

const PATH = "/api/navigation";
/** The areas that everyone has. */
const NOTHING = { notifications: { waiting: 0 } };

let world: TestApp;
let person: { id: number };
let client: TestClient;
let course: MadeCourse;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  person = await createPerson(world.ctx);
  client = await world.as(person);
  course = await createCourse(world.ctx, {
    modules: [{ pages: [[sample.textarea({ min: 0, max: 0 }), sample.paragraph()]] }],
    survey: [sample.radio({ graphicType: "survey" })],
  });
});

const read = async (): Promise<NavigationAreas> => (await client.get<Navigation>(PATH)).body.areas;

describe("the navigation", () => {
  test("is there for all who are signed in; staff also find what they publish", async () => {
    expect((await world.visitor().get(PATH)).status).toBe(401);
    expect(await read()).toEqual(NOTHING);
    for (const role of ["viewer", "instructor", "admin"] as const) {
      const reader = await world.as(await createPerson(world.ctx, { role }));
      const { areas } = (await reader.get<Navigation>(PATH)).body;
      const forStaff = Object.keys(areas).filter((name) => name.startsWith("staff_"));
      expect(Object.keys(areas).toSorted()).toEqual(["notifications", ...forStaff].toSorted());
    }
  });

  test("leaves out what is empty, also where others have something", async () => {
    const other = await createPerson(world.ctx);
    await enrol(world.ctx, other, course);
    await insertDiploma(world.ctx, { userId: other.id, courseId: course.id });
    await insertNotification(world.ctx, { userId: other.id, courseId: course.id });
    expect(await read()).toEqual(NOTHING);
  });

  test("leads to courses while one of them is published", async () => {
    await enrol(world.ctx, person, course);
    expect(await read()).toEqual({ ...NOTHING, courses: { waiting: 0 } });
    await changeCourse(world.ctx, course, { status: "draft" });
    expect(await read()).toEqual(NOTHING);
  });

  test("leads to the workbook from the first word written in a course's pages", async () => {
    await enrol(world.ctx, person, course);
    const [survey] = course.survey!.sectionIds;
    await insertOpinion(world.ctx, { userId: person.id, sectionId: survey!, text: "Of a survey" });
    expect(await read()).not.toHaveProperty("workbook");
    await answer(client, course.pages[0]!, 0, "My words");
    expect(await read()).toHaveProperty("workbook", { waiting: 0 });
  });

  test("leads to it from the first note, and no longer once that is empty", async () => {
    await enrol(world.ctx, person, course);
    const note = `/api/courses/page/notes/${course.pages[0]!.id}`;
    await client.post(note, { text: "To remember" });
    expect(await read()).toHaveProperty("workbook");
    await client.post(note, { text: "" });
    expect(await read()).not.toHaveProperty("workbook");
  });

  test("leads to one's diplomas", async () => {
    await insertDiploma(world.ctx, {
      userId: person.id,
      courseId: course.id,
      number: "F".repeat(16),
    });
    expect(await read()).toEqual({ ...NOTHING, diplomas: { waiting: 0 } });
  });

  test("counts notifications not read, and surveys not answered", async () => {
    await enrol(world.ctx, person, course);
    await insertNotification(world.ctx, { userId: person.id, courseId: course.id });
    const later = new Date(world.clock.now().getTime() + 1_000);
    const asked = await insertSurvey(world.ctx, { courseIds: [course.id], closesAt: later });
    await insertSurvey(world.ctx, { courseIds: [course.id], opensAt: later });
    expect(await read()).toMatchObject({
      notifications: { waiting: 1 },
      surveys: { waiting: 1 },
    });
    world.clock.moveTo(asked.closesAt!.toISOString());
    expect(await read()).toHaveProperty("surveys", { waiting: 1 });
    await changeCourse(world.ctx, course, { deletedAt: world.clock.now() });
    expect(await read()).toHaveProperty("notifications", { waiting: 0 });
  });

  test("leads to the catalogue while it has a course, and counts one's requests", async () => {
    await openSignUp(world.ctx, course, { way: "approval" });
    expect(await read()).toEqual({ ...NOTHING, catalogue: { waiting: 0 } });
    await world.ctx.database.insert(signUpRequests).values({
      userId: person.id,
      courseId: course.id,
      state: "pending",
      text: "",
      requestedAt: world.clock.now(),
    });
    expect(await read()).toHaveProperty("requests", { waiting: 1 });
    await enrol(world.ctx, person, course);
    expect(await read()).not.toHaveProperty("requests");
    await changeCourse(world.ctx, course, { endsAt: world.clock.now() });
    expect(await read()).not.toHaveProperty("catalogue");
  });

  test("comes with a student's home, so that it needs no second request", async () => {
    await insertDiploma(world.ctx, {
      userId: person.id,
      courseId: course.id,
      number: "E".repeat(16),
    });
    const { body: home } = await client.get<StudentHome>("/api/student/courses");
    expect(home.areas).toEqual({ ...NOTHING, diplomas: { waiting: 0 } });
  });

  test("takes one statement beside the session's", async () => {
    await read();
    const run = vi.spyOn(pg.Client.prototype, "query");
    await read();
    const names = run.mock.calls.map(([query]) => (query as { name?: string }).name);
    run.mockRestore();
    expect(names).toEqual(["find_actor", "read_areas"]);
  });
});
