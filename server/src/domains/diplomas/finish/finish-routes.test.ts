import type { OwnCourseDiploma } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { courses, modules } from "../../../database/tables/index.ts";
import {
  changeCourse,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { joinCourse, takePage } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { defaultDesign } from "../designs/default-design.ts";
import { diplomasHandlers } from "../diplomas-handlers.ts";
import { issueToFinishersJob } from "../issue/issue-to-finishers.ts";
import { makeDocumentJob } from "../issue/make-document.ts";

// Drawing has a low priority, so it is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;
let course: MadeCourse;
let student: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, [
    ...diplomasHandlers,
    { ...makeDocumentJob, topic: "-" },
    { ...issueToFinishersJob, topic: "-" },
  ]);
});
afterAll(() => world.stop());

beforeEach(async () => {
  course = await createCourse(world.ctx, {
    hasDiploma: true,
    modules: [{ pages: [[sample.paragraph()]] }],
  });
  student = await joinCourse(world, course);
});

const read = (client = student) =>
  client.get<OwnCourseDiploma>(`/api/courses/${course.id}/diploma`);

test("401 without a session, and 404 for a course that one does not take", async () => {
  expect((await read(world.visitor())).status).toBe(401);
  expect((await read(await world.as(await createPerson(world.ctx)))).status).toBe(404);
  expect((await student.get("/api/courses/2000000000/diploma")).status).toBe(404);
});

test("says that it is being made from the moment the course is finished, and then that it is there", async () => {
  expect((await read()).body).toEqual({ diploma: null, missing: "unfinished", result: null });
  await takePage(student, course.pages[0]!, [null]);
  expect((await read()).body).toEqual({ diploma: null, missing: "preparing", result: null });
  await handle();
  expect((await read()).body).toMatchObject({ diploma: { state: "preparing" }, missing: null });
  await handle();
  expect((await read()).body).toMatchObject({ diploma: { state: "ready" }, missing: null });
});

test("says that a course gives none", async () => {
  await world.ctx.database
    .update(courses)
    .set({ hasDiploma: false })
    .where(eq(courses.id, course.id));
  await takePage(student, course.pages[0]!, [null]);
  await handle();
  expect((await read()).body).toEqual({ diploma: null, missing: "none", result: null });
});

describe("a course of which a page closed before it was finished", () => {
  let first: number;
  beforeEach(async () => {
    const page = () => [[sample.paragraph()]];
    course = await createCourse(world.ctx, {
      hasDiploma: true,
      modules: [{ pages: page() }, { pages: page() }],
    });
    student = await joinCourse(world, course);
    [first] = course.moduleIds as [number];
    await setEnd(new Date("2020-01-01T00:00:00Z"));
    await takePage(student, course.pages[1]!, [null]);
    await handle();
  });

  async function setEnd(endsAt: Date | null): Promise<void> {
    await world.ctx.database.update(modules).set({ endsAt }).where(eq(modules.id, first));
    await changeCourse(world.ctx, course, {});
  }

  test("gives no diploma, and says why", async () => {
    expect((await read()).body).toEqual({ diploma: null, missing: "pages", result: null });
  });

  test("gives it once the page is open again and finished", async () => {
    await setEnd(null);
    await takePage(student, course.pages[0]!, [null]);
    await handle();
    expect((await read()).body).toMatchObject({ diploma: { state: "preparing" } });
  });

  test("gives it at once where its author allows that", async () => {
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const path = `/api/authoring/courses/${course.id}/diploma-design`;
    const design = { ...defaultDesign("en"), allow_missed_pages: true };
    expect((await admin.send("PUT", path, design)).status).toBe(200);
    await handle();
    expect((await read()).body).toMatchObject({ diploma: { state: "preparing" } });
  });
});

test("staff who excuse a finisher from a page with wrong answers make up for a result that was too low", async () => {
  const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  const quiz = () => [[sample.radioValidated({ finalQuiz: true })]];
  course = await createCourse(world.ctx, {
    hasDiploma: true,
    modules: [{ pages: [...quiz(), ...quiz()] }],
  });
  const design = { ...defaultDesign("en"), least_result: 80 };
  await admin.send("PUT", `/api/authoring/courses/${course.id}/diploma-design`, design);
  student = await joinCourse(world, course);
  const { body } = await student.get<{ user: { id: number } }>("/api/session");
  await takePage(student, course.pages[0]!, ["0"]);
  await takePage(student, course.pages[1]!, ["1"]);
  await handle();
  expect((await read()).body).toMatchObject({
    missing: "result",
    result: { right: 1, questions: 2, least: 80 },
  });
  const { status } = await admin.post(
    `/api/authoring/courses/${course.id}/results/students/${body.user.id}/interventions`,
    { kind: "excuse", page_id: course.pages[1]!.id },
  );
  expect(status).toBe(200);
  expect((await read()).body).toMatchObject({ missing: "preparing" });
  await handle();
  expect((await read()).body).toMatchObject({ diploma: { state: "preparing" } });
});
