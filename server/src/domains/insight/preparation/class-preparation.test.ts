import type { ClassPreparation } from "@paso/contract";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createCourseStaff, READERS, statusesOf } from "../../../testing/course-staff.ts";
import {
  createCourse,
  createPerson,
  enrol,
  insertOpinion,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, answerAgain, joinCourse } from "../../../testing/take-course.ts";

let world: TestApp;
let course: MadeCourse;

beforeAll(async () => {
  world = await startTestApp();
  course = await createCourse(world.ctx, {
    title: "Gardens",
    modules: [{ pages: [[sample.radio({ twoRounds: true })], [sample.textarea()]] }],
  });
});
afterAll(() => world.stop());

const path = () => `/api/authoring/courses/${course.id}/class-preparation`;

test("staff of the course read it, for all or for one of its groups", async () => {
  const staff = await createCourseStaff(world, course);
  expect(await statusesOf(staff, (client) => client.get(path()))).toEqual(READERS);
  expect((await staff.teacher.get(`${path()}?group=2000000`)).status).toBe(404);
  const { status, error } = await staff.teacher.get(`${path()}?group=x`);
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["group"]]);
});

test("it names what divides and what changed minds from five answers on, and opinions without names", async () => {
  const read = async () => {
    // Days pass, and sessions end.
    const { teacher } = await createCourseStaff(world, course);
    return (await teacher.get<ClassPreparation>(path())).body;
  };
  const page = course.pages[0]!;
  const students = [];
  for (const value of ["0", "0", "0", "1"]) {
    const student = await joinCourse(world, course);
    await answer(student, page, 0, value);
    students.push(student);
  }
  expect(await read()).toMatchObject({ splits: [], changed: [], liked: [], lonely: [] });

  const fifth = await joinCourse(world, course);
  await answer(fifth, page, 0, "1");
  students.push(fifth);
  world.clock.moveTo("2026-03-11T12:00:00Z");
  const { splits } = await read();
  expect(
    splits.map(({ answers, options }) => [answers, options.map(({ people }) => people)]),
  ).toEqual([[5, [3, 2]]]);
  world.clock.moveTo("2026-03-10T12:00:00Z");
  for (const student of students) await answerAgain(student, page, 0, "1");
  world.clock.moveTo("2026-03-12T12:00:00Z");
  expect((await read()).changed).toMatchObject([{ revised: 5, changed: 3 }]);

  const sectionId = course.pages[1]!.sectionIds[0]!;
  const write = async (text: string, counts: object) => {
    const person = await createPerson(world.ctx, { firstName: "Zenobia" });
    await enrol(world.ctx, person, course);
    await insertOpinion(world.ctx, { userId: person.id, sectionId, text }, counts);
  };
  await write("Liked most", { likes: 3 });
  await write("Found no reply", {});
  await write("Kept from sight", { likes: 9, hidden: true });
  const prepared = await read();
  expect(prepared.liked.map(({ text, likes }) => [text, likes])).toEqual([["Liked most", 3]]);
  expect(prepared.lonely.map(({ text }) => text)).toEqual(["Found no reply"]);
  expect(JSON.stringify(prepared)).not.toContain("Zenobia");
});
