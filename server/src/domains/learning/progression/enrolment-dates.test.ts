import type { CourseMap, EnrolledCourse } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { enrolments, groups, modules } from "../../../database/tables/index.ts";
import {
  changeCourse,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

const PAST = new Date("2026-01-15T10:00:00Z");
const FUTURE = new Date("2026-11-15T10:00:00Z");

let world: TestApp;
let course: MadeCourse;
let student: TestClient;
let studentId: number;
let groupId: number;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, { modules: [{ pages: [[sample.radio()]] }] });
  const group = await createGroup(world.ctx, course, "Evening");
  const person = await createPerson(world.ctx);
  await enrol(world.ctx, person, course, group);
  [groupId, studentId] = [group.id, person.id];
  student = await world.as(person);
});

const page = () => course.pages[0]!;
const giveGroup = (dates: { startsAt?: Date; endsAt?: Date }) =>
  world.ctx.database.update(groups).set(dates).where(eq(groups.id, groupId));
const giveTime = (endsAt: Date) =>
  world.ctx.database.update(enrolments).set({ endsAt }).where(eq(enrolments.userId, studentId));

/** What opens: the page, the map, the course in lists, and an answer. */
async function whatOpens() {
  const opened = await student.get(`/api/courses/page/${page().id}`);
  const map = await student.get<CourseMap>(`/api/student/courses/${course.id}`);
  const { body } = await student.get<{ courses: { id: number }[] }>("/api/courses");
  const answered = await answer(student, page(), 0, "1");
  const chart = await student.get(`/api/courses/graphic/${page().sectionIds[0]}/bar`);
  return {
    statuses: [opened.status, map.status, answered.status, chart.status],
    isListed: body.courses.length === 1,
  };
}

async function onHome() {
  const { body } = await student.get<{ courses: EnrolledCourse[] }>("/api/student/courses");
  const { state, start_date, end_date } = body.courses[0]!;
  return { state, start_date, end_date };
}

const OPEN = { statuses: [200, 200, 200, 200], isListed: true };
const CLOSED = { statuses: [404, 404, 404, 404], isListed: false };

test("a group without dates has the course's", async () => {
  expect(await whatOpens()).toEqual(OPEN);
  await changeCourse(world.ctx, course, { endsAt: PAST });
  expect(await whatOpens()).toEqual(CLOSED);
});

test("a group's end replaces the course's, later and earlier", async () => {
  await changeCourse(world.ctx, course, { endsAt: PAST });
  await giveGroup({ endsAt: FUTURE });
  expect(await onHome()).toEqual({
    state: "running",
    start_date: null,
    end_date: "2026-11-15T10:00",
  });
  expect(await whatOpens()).toEqual(OPEN);
  await changeCourse(world.ctx, course, { endsAt: FUTURE });
  await giveGroup({ endsAt: PAST });
  expect(await onHome()).toMatchObject({ state: "ended" });
  expect(await whatOpens()).toEqual(CLOSED);
});

test("a group's start replaces the course's, later and earlier", async () => {
  await giveGroup({ startsAt: FUTURE });
  expect(await onHome()).toMatchObject({ state: "not_begun", start_date: "2026-11-15T10:00" });
  expect(await whatOpens()).toEqual(CLOSED);
  await changeCourse(world.ctx, course, { startsAt: FUTURE });
  await giveGroup({ startsAt: PAST });
  expect(await whatOpens()).toEqual(OPEN);
});

test("a group's dates are of that group alone", async () => {
  await giveGroup({ endsAt: PAST });
  const other = await createPerson(world.ctx);
  await enrol(world.ctx, other, course);
  const client = await world.as(other);
  expect((await client.get(`/api/courses/page/${page().id}`)).status).toBe(200);
});

test("a person's own end comes before the group's, and keeps modules open", async () => {
  await changeCourse(world.ctx, course, { endsAt: PAST });
  await giveGroup({ endsAt: PAST });
  await world.ctx.database
    .update(modules)
    .set({ endsAt: PAST })
    .where(eq(modules.id, course.moduleIds[0]!));
  expect(await whatOpens()).toEqual(CLOSED);
  await giveTime(FUTURE);
  expect(await onHome()).toMatchObject({ state: "running", end_date: "2026-11-15T10:00" });
  expect(await whatOpens()).toEqual(OPEN);
  const { body } = await student.get<CourseMap>(`/api/student/courses/${course.id}`);
  expect(body.modules[0]).toMatchObject({ state: "running", end_date: "2026-11-15T10:00" });
});

test("a group's later end leaves a module closed that has ended", async () => {
  await giveGroup({ endsAt: FUTURE });
  await world.ctx.database
    .update(modules)
    .set({ endsAt: PAST })
    .where(eq(modules.id, course.moduleIds[0]!));
  const { status, error } = await answer(student, page(), 0, "1");
  expect([status, error.code]).toEqual([409, "module_closed"]);
});
