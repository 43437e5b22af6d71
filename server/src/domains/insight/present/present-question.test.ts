import type { PresentedQuestion } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import {
  type CourseStaff,
  createCourseStaff,
  READERS,
  statusesOf,
} from "../../../testing/course-staff.ts";
import {
  assignStaff,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, answerAgain, joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, {
    title: "Gardens",
    modules: [
      {
        pages: [
          [sample.radio({ twoRounds: true }), sample.textarea()],
          [sample.paragraph(), sample.radioValidated()],
        ],
      },
    ],
    survey: [sample.radio()],
  });
  staff = await createCourseStaff(world, course);
});

const path = (section?: number) =>
  `/api/authoring/courses/${course.id}/present${section === undefined ? "" : `?section=${section}`}`;
const read = async (section?: number) =>
  (await staff.teacher.get<PresentedQuestion>(path(section))).body;
const poll = () => course.pages[0]!.sectionIds[0]!;
const checked = () => course.pages[1]!.sectionIds[1]!;
const answered = (body: PresentedQuestion) =>
  body.options.map(({ chosen, first }) => [first, chosen]);

test("staff of the course present its questions of choices, in their order", async () => {
  expect(await statusesOf(staff, (client) => client.get(path()))).toEqual(READERS);
  const first = await read();
  expect(first).toMatchObject({
    course: { title: "Gardens" },
    section_id: poll(),
    place: { number: 1, of: 2 },
    previous: null,
    next: checked(),
    two_rounds: true,
    student_path: `/student/courses/${course.id}/pages/${course.pages[0]!.id}#section-${poll()}`,
  });
  expect(first.options.every(({ valid }) => valid === null)).toBe(true);
  const second = await read(checked());
  expect(second).toMatchObject({ place: { number: 2, of: 2 }, previous: poll(), next: null });
  expect(second.options.map(({ valid }) => valid)).toContain(true);
});

test("a group's screen counts that group alone, and only its own course's groups have one", async () => {
  const evening = await createGroup(world.ctx, course, "Evening");
  for (const value of ["0", "0", "0", "1", "1"]) {
    const student = await createPerson(world.ctx);
    await enrol(world.ctx, student, course, evening);
    await answer(await world.as(student), course.pages[0]!, 0, value);
  }
  const ofGroup = (group: number) =>
    staff.teacher.get<PresentedQuestion>(`${path(poll())}&group=${group}`);
  const shown = { group: { name: "Evening" }, students: 5, answers: 5, may_show: true };
  expect((await ofGroup(evening.id)).body).toMatchObject(shown);
  // The course's chart minus the group's would be theirs.
  for (let others = 1; others < 5; others += 1) {
    await answer(await joinCourse(world, course), course.pages[0]!, 0, "2");
    const { body: hidden } = await ofGroup(evening.id);
    expect(hidden).toMatchObject({ ...shown, may_show: false });
    expect(
      answered(hidden)
        .flat()
        .every((people) => people === null),
    ).toBe(true);
  }
  await answer(await joinCourse(world, course), course.pages[0]!, 0, "2");
  const { body } = await ofGroup(evening.id);
  expect(body).toMatchObject(shown);
  expect(answered(body).slice(0, 3)).toEqual([
    [3, 3],
    [2, 2],
    [0, 0],
  ]);
  expect(await read(poll())).toMatchObject({ group: null, students: 10, answers: 10 });
  const other = await createCourse(world.ctx, { modules: [] });
  const foreign = await createGroup(world.ctx, other, "Elsewhere");
  expect((await ofGroup(foreign.id)).status).toBe(404);
});

test("what names no question of choices of the course is refused", async () => {
  for (const section of [
    course.pages[0]!.sectionIds[1]!,
    course.survey!.sectionIds[0]!,
    2_000_000,
  ]) {
    expect((await staff.teacher.get(path(section))).status).toBe(404);
  }
  const { status, error } = await staff.teacher.get(`${path()}?section=x`);
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["section"]]);
  const empty = await createCourse(world.ctx, { modules: [{ pages: [[sample.paragraph()]] }] });
  const { teacher } = await createCourseStaff(world, empty);
  expect((await teacher.get(`/api/authoring/courses/${empty.id}/present`)).status).toBe(404);
});

test("what was chosen shows from the fifth answer on, and second answers from the fifth of them", async () => {
  const students: TestClient[] = [];
  for (const value of ["0", "0", "0", "1"]) {
    const student = await joinCourse(world, course);
    await answer(student, course.pages[0]!, 0, value);
    students.push(student);
  }
  const colleague = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, colleague, course);
  // Staff who take their own course are no students of it.
  await enrol(world.ctx, colleague, course);
  const few = await read();
  expect(few).toMatchObject({ students: 4, answers: 4, second_answers: 0, answers_needed: 5 });
  expect(
    answered(few)
      .flat()
      .every((people) => people === null),
  ).toBe(true);

  const fifth = await joinCourse(world, course);
  await answer(fifth, course.pages[0]!, 0, "1");
  students.push(fifth);
  expect(answered(await read()).slice(0, 2)).toEqual([
    [3, 3],
    [2, 2],
  ]);
  for (const [index, student] of students.entries()) {
    await answerAgain(student, course.pages[0]!, 0, "1");
    const { second_answers: second, ...body } = await read();
    expect(second).toBe(index + 1);
    const moved = index === 4 ? 3 : 0;
    expect(answered({ ...body, second_answers: second }).slice(0, 2)).toEqual([
      [3, 3 - moved],
      [2, 2 + moved],
    ]);
  }
});
