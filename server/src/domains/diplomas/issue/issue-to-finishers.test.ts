import type { CourseDiplomas } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { courses, enrolments, users } from "../../../database/tables/index.ts";
import { createCourse, createPerson, type MadeCourse } from "../../../testing/factories.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { joinCourse, takePage } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { defaultDesign } from "../designs/default-design.ts";
import { diplomasHandlers } from "../diplomas-handlers.ts";
import { issueToFinishersJob } from "./issue-to-finishers.ts";

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;
let admin: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, [...diplomasHandlers, { ...issueToFinishersJob, topic: "-" }]);
  admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
});
afterAll(() => world.stop());

const quiz = sample.radioValidated({ finalQuiz: true });
const plan = { modules: [{ pages: [[quiz, quiz, sample.summary()]] }] };

const list = async (course: MadeCourse) =>
  (await admin.get<CourseDiplomas>(`/api/authoring/courses/${course.id}/diplomas`)).body;
const turnOn = (course: MadeCourse) =>
  admin.post(`/api/courses/${course.id}/update`, { has_diploma: true });
/** Takes the course with this many right answers of two. */
async function finishWith(course: MadeCourse, right: number): Promise<void> {
  const client = await joinCourse(world, course);
  const values = [right > 0 ? "0" : "1", right > 1 ? "0" : "1", null];
  await takePage(client, course.pages[0]!, values);
}

/** People who finished long ago, more of them than in a batch. */
async function enrolFinished(course: MadeCourse, count: number): Promise<void> {
  const { database, clock } = world.ctx;
  const people = await database
    .insert(users)
    .values(
      Array.from({ length: count }, (_, index) => ({
        email: `finished-${course.id}-${index}@example.org`,
        firstName: "A",
        lastName: "Person",
        passwordHash: "",
        role: "student" as const,
        createdAt: clock.now(),
      })),
    )
    .returning({ id: users.id });
  const [student] = await database
    .select()
    .from(enrolments)
    .where(eq(enrolments.courseId, course.id))
    .limit(1);
  await database
    .insert(enrolments)
    .values(people.map(({ id }) => ({ ...student!, userId: id, finishedAt: clock.now() })));
}

test("turning diplomas on issues them to all who finished earlier, batch by batch", async () => {
  const course = await createCourse(world.ctx, plan);
  await finishWith(course, 2);
  await enrolFinished(course, 40);
  await joinCourse(world, course);
  await handle();
  expect(await list(course)).toMatchObject({ issued: 0, without: 41 });
  expect((await turnOn(course)).status).toBe(200);
  await handle();
  expect((await list(course)).issuing).toEqual({ checked: 0, total: 41 });
  // Twice, as after a lost connection.
  await handle({ twice: true });
  expect(await list(course)).toMatchObject({
    issued: 25,
    without: 16,
    issuing: { checked: 25, total: 41 },
  });
  await handle({ twice: true });
  expect(await list(course)).toMatchObject({ issued: 41, without: 0, issuing: null });
});

test("a course that gives diplomas already, or to whom nobody has finished it, begins nothing", async () => {
  const course = await createCourse(world.ctx, plan);
  await turnOn(course);
  await handle();
  expect((await list(course)).issuing).toBeNull();
  await turnOn(course);
  await handle();
  expect((await list(course)).issuing).toBeNull();
});

test("a lower least result issues them to those who now qualify, of a course and of the site", async () => {
  const course = await createCourse(world.ctx, { ...plan, hasDiploma: true });
  const design = { ...defaultDesign("en"), least_result: 100 };
  const own = `/api/authoring/courses/${course.id}/diploma-design`;
  const site = "/api/admin/diploma-designs/en";
  await admin.send("PUT", site, design);
  for (const right of [0, 1, 2]) await finishWith(course, right);
  await handle();
  expect(await list(course)).toMatchObject({
    issued: 1,
    without: 2,
    conditions: { least_result: 100, every_page: true },
  });

  await admin.send("PUT", own, { ...design, least_result: 50 });
  await handle();
  expect(await list(course)).toMatchObject({ issued: 2, without: 1, issuing: null });
  // The course has its own design, so the site's does not count.
  await admin.send("PUT", site, { ...design, least_result: null });
  await handle();
  expect((await list(course)).issued).toBe(2);
  await admin.send("DELETE", own);
  await handle();
  expect(await list(course)).toMatchObject({ issued: 3, without: 0 });
});

test("a course that stops giving diplomas meanwhile issues no more", async () => {
  const course = await createCourse(world.ctx, plan);
  await finishWith(course, 2);
  await handle();
  await turnOn(course);
  await handle();
  await world.ctx.database
    .update(courses)
    .set({ hasDiploma: false })
    .where(eq(courses.id, course.id));
  await handle();
  expect(await list(course)).toMatchObject({ issued: 0, issuing: null });
});
