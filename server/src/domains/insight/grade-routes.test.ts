import type { Grades, OwnGrade, StudentWay } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import {
  AUTHORS,
  type CourseStaff,
  createCourseStaff,
  READERS,
  statusesOf,
} from "../../testing/course-staff.ts";
import { createCourse, createPerson, enrol, type MadeCourse } from "../../testing/factories.ts";
import { readZip } from "../../testing/read-zip.ts";
import { sample } from "../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { takePage } from "../../testing/take-course.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  const quiz = sample.radioValidated();
  course = await createCourse(world.ctx, {
    title: "Soil",
    freeNavigation: true,
    modules: [
      { pages: [[quiz, quiz], [quiz]] },
      { pages: [[quiz, sample.radio()]] },
      { pages: [] },
    ],
  });
  staff = await createCourseStaff(world, course);
});

const base = () => `/api/authoring/courses/${course.id}`;
const grade = (scale: string, decimals = 1, weights: number[] = []) =>
  staff.teacher.send("PUT", `${base()}/grading`, {
    scale,
    decimals,
    weights: weights.map((weight, index) => ({ module_id: course.moduleIds[index], weight })),
  });
const list = async () => (await staff.teacher.get<Grades>(`${base()}/results-grades`)).body;
async function join(lastName: string) {
  const person = await createPerson(world.ctx, { firstName: "Ada", lastName });
  await enrol(world.ctx, person, course);
  return { ...person, client: await world.as(person) };
}
const page = (index: number) => course.pages[index]!;

test("grades are read by staff, changed by those who edit, and said in the audit log", async () => {
  const read = `${base()}/results-grades`;
  expect(await statusesOf(staff, (client) => client.get(read))).toEqual(READERS);
  const body = { scale: "ten", decimals: 1, weights: [] };
  const change = `${base()}/grading`;
  expect(await statusesOf(staff, (client) => client.send("PUT", change, body))).toEqual(AUTHORS);
  const other = await createCourse(world.ctx, { modules: [{ pages: [] }] });
  const weights = [{ module_id: other.moduleIds[0], weight: 1 }];
  expect((await staff.teacher.send("PUT", change, { ...body, weights })).status).toBe(422);
  for (const wrong of [
    { scale: "six" },
    { decimals: 3 },
    { weights: [{ module_id: 1, weight: -1 }] },
  ]) {
    expect((await staff.teacher.send("PUT", change, { ...body, ...wrong })).status).toBe(422);
  }
  const log = await staff.admin.get<{ entries: { action: string }[] }>("/api/admin/audit");
  expect(log.body.entries[0]?.action).toBe("course.grading_changed");
});

test("weights are whole numbers, and not all of them nothing", async () => {
  const refused = (scale: string, weights: number[]) =>
    grade(scale, 1, weights).then(({ status, error }) => [status, error.errors]);
  const range = ["Enter a whole number from 0 to 1000."];
  expect(await refused("ten", [1, 1.5, 1])).toEqual([422, { "weights.1.weight": range }]);
  expect(await refused("ten", [Number.NaN, 1, 1])).toEqual([422, { "weights.0.weight": range }]);
  const none = ["At least one module has to count."];
  expect(await refused("ten", [0, 0, 0])).toEqual([422, { weights: none }]);
  expect((await grade("none", 1, [0, 0, 0])).status).toBe(200);
});

test("staff and the student see one grade, without excused pages, and how it came about", async () => {
  const ada = await join("Moore");
  await takePage(ada.client, page(0), ["0", "1"]);
  await takePage(ada.client, page(2), ["0", "0"]);
  const own = () => ada.client.get<OwnGrade>(`/api/student/courses/${course.id}/grade`);
  expect((await own()).body).toMatchObject({ scale: null, grade: null, modules: [] });
  expect(await list()).toMatchObject({ scale: null, students: [{ grade: null }] });
  const onTheirPage = async () => {
    const path = `${base()}/results/students/${ada.id}`;
    return (await staff.teacher.get<StudentWay>(path)).body.grade;
  };
  expect(await onTheirPage()).toBeNull();

  // 1 of 3 and 1 of 1.
  await grade("ten");
  expect((await list()).students[0]).toMatchObject({
    grade: { value: "6.7", percent: "66.67" },
    modules: [
      { weight: 1, questions: 3, answered: 2, right: 1 },
      { weight: 1, questions: 1, answered: 1, right: 1 },
      { questions: 0 },
    ],
  });
  expect((await own()).body.grade).toEqual({ value: "6.7", percent: "66.67" });
  await grade("hundred", 0, [3, 1]);
  expect((await own()).body.grade?.value).toBe("50");
  await grade("letters", 0, [0, 1]);
  expect((await own()).body).toMatchObject({ grade: { value: "A" }, excused: [] });

  // 1 of 2 and 1 of 1.
  await grade("ten", 2);
  const excuse = { kind: "excuse", page_id: page(1).id };
  await staff.teacher.post(`${base()}/results/students/${ada.id}/interventions`, excuse);
  expect((await own()).body).toMatchObject({
    grade: { value: "7.50" },
    modules: [{ questions: 2, right: 1 }, {}, {}],
    excused: [expect.any(String)],
  });
  expect((await list()).students[0]?.grade?.value).toBe("7.50");
  expect((await onTheirPage())?.value).toBe("7.50");
  await grade("none");
  expect((await own()).body.scale).toBeNull();
});

test("one's own grade is for who takes the course", async () => {
  const path = `/api/student/courses/${course.id}/grade`;
  const expected = { ...READERS, admin: 403, teacher: 403, viewer: 403, student: 404 };
  expect(await statusesOf(staff, (client) => client.get(path))).toEqual(expected);
});

test("spreadsheets say the same, and what Moodle and Canvas read", async () => {
  const ada = await join("Moore");
  await takePage(ada.client, page(0), ["0", "1"]);
  await grade("ten");
  const csv = async (table: string, language = "en") => {
    const { text } = await staff.teacher.get(`${base()}/results-export/${table}/csv`, {
      headers: { "accept-language": language },
    });
    return text.replace("\uFEFF", "").trimEnd().split("\r\n");
  };
  const { value, percent } = (await list()).students[0]!.grade!;
  expect([value, percent]).toEqual(["1.7", "16.67"]);
  const { email } = ada;
  expect(await csv("grades")).toEqual([
    "Name,E-mail,Group,Grade,Percent,Module 1,Module 2,Module 3",
    `Ada Moore,${email},First group,1.7,16.67,1 / 3,0 / 1,0 / 0`,
  ]);
  expect(await csv("moodle")).toEqual([
    "First name,Last name,Email address,Soil",
    `Ada,Moore,${email},16.67`,
  ]);
  expect(await csv("canvas")).toEqual([
    "Student,ID,SIS User ID,SIS Login ID,Section,Soil",
    "Points Possible,,,,,100",
    `"Moore, Ada",,,${email},First group,16.67`,
  ]);
  expect((await csv("grades", "es"))[1]).toBe(
    `Ada Moore;${email};Primer grupo;1,7;16,67;1 / 3;0 / 1;0 / 0`,
  );
  for (const table of ["moodle", "canvas"]) {
    expect((await csv(table, "es")).at(-1)).toMatch(/,16\.67$/);
  }
  await grade("none");
  expect((await csv("moodle"))[1]).toBe(`Ada,Moore,${email},16.67`);
  await grade("ten");
  const xlsx = await staff.teacher.get(`${base()}/results-export/grades/xlsx`);
  const sheet = (await readZip(xlsx.bytes)).get("xl/worksheets/sheet1.xml")?.toString();
  // Numbers, which can be averaged: texts are in a table of their own.
  expect(sheet).toContain("<v>1.7</v>");
  expect(sheet).toContain("<v>16.67</v>");
});
