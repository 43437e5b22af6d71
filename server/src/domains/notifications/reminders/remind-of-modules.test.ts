import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { courses, enrolments, mails } from "../../../database/tables/index.ts";
import {
  changeCourse,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { joinCourse, takePage } from "../../../testing/take-course.ts";
import { remindOfModules } from "./remind-of-modules.ts";

let world: TestApp;
let course: MadeCourse;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  world.clock.moveTo("2026-03-01T12:00:00Z");
  await world.ctx.database.delete(mails);
  await world.ctx.database.delete(courses);
  course = await createCourse(world.ctx, {
    title: "Soil",
    modules: [
      {
        title: "Water",
        startsAt: new Date("2026-03-05T09:00:00Z"),
        endsAt: new Date("2026-03-12T20:00:00Z"),
        pages: [[sample.paragraph()], [sample.paragraph()], []],
      },
    ],
  });
});

const join = (email: string) => joinCourse(world, course, { email });

async function enrolledAt(instant: string): Promise<void> {
  await world.ctx.database.update(enrolments).set({ enrolledAt: new Date(instant) });
}
async function remindAt(instant: string): Promise<string[]> {
  world.clock.moveTo(instant);
  await remindOfModules(world.ctx);
  const rows = await world.ctx.database.select().from(mails);
  await world.ctx.database.delete(mails);
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted();
}

test("students are told once that a module begins, in the bell and by mail", async () => {
  const ada = await join("ada@begins.example");
  await enrolledAt("2026-03-01T12:00:00Z");
  expect(await remindAt("2026-03-05T08:59:00Z")).toEqual([]);
  expect(await remindAt("2026-03-05T09:00:00Z")).toEqual([
    "ada@begins.example: The module “Water” has begun",
  ]);
  expect(await remindAt("2026-03-05T09:15:00Z")).toEqual([]);
  const { body } = await ada.get("/api/notifications");
  expect(body).toMatchObject({
    notifications: [
      {
        kind: "module-begins",
        module: { title: "Water", end_date: "2026-03-12T20:00" },
        text: null,
        path: `/student/courses/${course.id}#module-${course.moduleIds[0]}`,
      },
    ],
  });
  // Late joiners see for themselves that it has begun.
  await join("late@begins.example");
  expect(await remindAt("2026-03-05T10:00:00Z")).toEqual([]);
});

test("who is not done is told once that a module ends in two days", async () => {
  await join("slow@ends.example");
  const half = await join("half@ends.example");
  const done = await join("done@ends.example");
  world.clock.moveTo("2026-03-06T12:00:00Z");
  const [first, second] = course.pages;
  await takePage(half, first!, [null]);
  await takePage(done, first!, [null]);
  await takePage(done, second!, [null]);
  expect(await remindAt("2026-03-10T06:45:00Z")).toEqual([]);
  expect(await remindAt("2026-03-10T07:00:00Z")).toEqual([
    "half@ends.example: The module “Water” ends in two days",
    "slow@ends.example: The module “Water” ends in two days",
  ]);
  expect(await remindAt("2026-03-10T07:15:00Z")).toEqual([]);
});

test("nobody is told of a course that does not run, nor of others' courses", async () => {
  await createPerson(world.ctx, { email: "elsewhere@example.org" });
  await join("ada@draft.example");
  await enrolledAt("2026-03-01T12:00:00Z");
  await changeCourse(world.ctx, course, { status: "draft" });
  expect(await remindAt("2026-03-05T09:00:00Z")).toEqual([]);
  const ended = { status: "published" as const, endsAt: new Date("2026-03-10T00:00:00Z") };
  await changeCourse(world.ctx, course, ended);
  expect(await remindAt("2026-03-10T07:00:00Z")).toEqual([]);
});

test("anyone who has more time than the module is not told that it ends", async () => {
  await join("usual@extended.example");
  await join("longer@extended.example");
  await world.ctx.database
    .update(enrolments)
    .set({ endsAt: new Date("2026-04-01T00:00:00Z") })
    .where(
      sql`${enrolments.userId} = (select id from users where email = 'longer@extended.example')`,
    );
  expect(await remindAt("2026-03-10T07:00:00Z")).toEqual([
    "usual@extended.example: The module “Water” ends in two days",
  ]);
});
