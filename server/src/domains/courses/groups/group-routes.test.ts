import type { CourseGroup, CoursePeople, CourseStudents } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import {
  assignStaff,
  changeCourse,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  findDefaultGroup,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let teacher: TestClient;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, { modules: [] });
  teacher = await joinStaff("teacher");
});

async function joinStaff(role: "owner" | "teacher" | "assistant" | "viewer") {
  const person = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, person, course, role);
  return world.as(person);
}

async function newStudent(group?: { id: number }) {
  const person = await createPerson(world.ctx);
  await enrol(world.ctx, person, course, group);
  return person;
}

const base = () => `/api/authoring/courses/${course.id}`;
const create = (body: object, client = teacher) =>
  client.post<{ id: number }>(`${base()}/groups`, body);
const update = (id: number, body: object, client = teacher) =>
  client.send("PUT", `${base()}/groups/${id}`, body);
const remove = (id: number, query = "", client = teacher) =>
  client.send("DELETE", `${base()}/groups/${id}${query}`);
const move = (userIds: number[], groupId: number, client = teacher) =>
  client.post<{ user_ids: number[] }>(`${base()}/students/move`, {
    user_ids: userIds,
    group_id: groupId,
  });
const extend = (userIds: number[], endDate: string | null, client = teacher) =>
  client.post<{ user_ids: number[] }>(`${base()}/students/extend`, {
    user_ids: userIds,
    end_date: endDate,
  });
const listGroups = async (): Promise<CourseGroup[]> =>
  (await teacher.get<CoursePeople>(`${base()}/people`)).body.groups;
const groupOf = async ({ id }: { id: number }) => {
  const { body } = await teacher.get<CourseStudents>(`${base()}/students`);
  return body.students.find((student) => student.id === id)?.group_id;
};

test("a group is created, renamed, given dates, and deleted", async () => {
  const { status, body } = await create({ name: "  Evening class " });
  expect(status).toBe(200);
  expect((await listGroups()).at(-1)).toMatchObject({
    id: body.id,
    name: "Evening class",
    is_default: false,
    start_date: null,
    end_date: null,
    students: 0,
  });
  const dates = { start_date: "2026-04-01T08:00", end_date: "2026-05-01T08:00" };
  expect((await update(body.id, dates)).status).toBe(200);
  expect((await update(body.id, { name: "Night class" })).status).toBe(200);
  expect((await listGroups()).at(-1)).toMatchObject({ name: "Night class", ...dates });
  expect((await update(body.id, { start_date: null })).status).toBe(200);
  expect((await listGroups()).at(-1)).toMatchObject({ ...dates, start_date: null });
  expect((await remove(body.id)).status).toBe(200);
  expect(await listGroups()).toHaveLength(1);
});

test("names are asked for and belong to one group of a course", async () => {
  expect((await create({ name: "  " })).error.errors).toHaveProperty("name");
  await create({ name: "Evening" });
  const taken = { name: ["Another group of this course has this name."] };
  expect((await create({ name: "EVENING" })).error.errors).toEqual(taken);
  const other = await create({ name: "Morning" });
  expect((await update(other.body.id, { name: "evening" })).error.errors).toEqual(taken);
  expect((await update(other.body.id, { name: "MORNING" })).status).toBe(200);
});

test("dates leave a group some time, also against the course's own", async () => {
  await changeCourse(world.ctx, course, { endsAt: new Date("2026-06-01T00:00:00Z") });
  const wrong = { name: "A", start_date: "2026-05-02T08:00", end_date: "2026-05-01T08:00" };
  expect((await create(wrong)).error.errors).toEqual({
    end_date: ["The end must be after the start."],
  });
  const late = { name: "A", start_date: "2026-06-02T08:00" };
  expect((await create(late)).error.errors).toEqual({
    start_date: ["With the course’s own dates, this group would end before it begins."],
  });
  expect((await create({ ...late, end_date: "2026-07-01T08:00" })).status).toBe(200);
});

test("two groups of one name are not created at once", async () => {
  const both = await Promise.all([create({ name: "Evening" }), create({ name: "Evening" })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test("a group with students is deleted once they have somewhere to go", async () => {
  const evening = await createGroup(world.ctx, course, "Evening");
  const morning = await createGroup(world.ctx, course, "Morning");
  const student = await newStudent(evening);
  const refused = await remove(evening.id);
  expect([refused.status, refused.error.code]).toEqual([409, "group_not_empty"]);
  const unknown = await remove(evening.id, `?move_to=${evening.id}`);
  expect(unknown.error.errors).toHaveProperty("group_id");
  expect((await remove(evening.id, `?move_to=${morning.id}`)).status).toBe(200);
  expect(await groupOf(student)).toBe(morning.id);
});

test("a former student of a deleted group comes back to the first one", async () => {
  const evening = await createGroup(world.ctx, course, "Evening");
  const student = await newStudent(evening);
  const chosen = { user_ids: [student.id] };
  await teacher.post(`${base()}/students/remove`, chosen);
  expect((await remove(evening.id)).status).toBe(200);
  await teacher.post(`${base()}/students/restore`, chosen);
  expect(await groupOf(student)).toBe((await findDefaultGroup(world.ctx, course)).id);
});

test("the first group is renamed, never deleted", async () => {
  const first = await findDefaultGroup(world.ctx, course);
  expect((await update(first.id, { name: "Morning" })).status).toBe(200);
  const { id } = await createGroup(world.ctx, course, "Evening");
  const refused = await remove(first.id, `?move_to=${id}`);
  expect([refused.status, refused.error.code]).toEqual([409, "default_group"]);
});

test("a group of another course is not found", async () => {
  const other = await createCourse(world.ctx, { modules: [] });
  const foreign = await findDefaultGroup(world.ctx, other);
  const student = await newStudent();
  expect((await update(foreign.id, { name: "Mine" })).status).toBe(404);
  expect((await remove(foreign.id)).status).toBe(404);
  expect((await move([student.id], foreign.id)).error.errors).toEqual({
    group_id: ["This group does not exist any more."],
  });
});

test("students are moved, singly and many, and the list shows one group", async () => {
  const evening = await createGroup(world.ctx, course, "Evening");
  const [ada, mei, owen] = [await newStudent(), await newStudent(), await newStudent(evening)];
  expect((await move([ada.id, owen.id, 2_000_000_000], evening.id)).body.user_ids).toEqual([
    ada.id,
  ]);
  const { body } = await teacher.get<CourseStudents>(`${base()}/students?group=${evening.id}`);
  expect(body.students.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([ada.id, owen.id]);
  expect(body.total).toBe(2);
  expect(await groupOf(mei)).toBe((await findDefaultGroup(world.ctx, course)).id);
});

test("new students come into the chosen group, those who return into their earlier one", async () => {
  const evening = await createGroup(world.ctx, course, "Evening");
  const morning = await createGroup(world.ctx, course, "Morning");
  const fresh = await createPerson(world.ctx);
  const former = await createPerson(world.ctx);
  await enrol(world.ctx, former, course, morning);
  await teacher.post(`${base()}/students/remove`, { user_ids: [former.id] });
  const text = `${fresh.email}\n${former.email}`;
  await teacher.post(`${base()}/students`, { text, group_id: evening.id });
  expect([await groupOf(fresh), await groupOf(former)]).toEqual([evening.id, morning.id]);
  const gone = { text: "someone@example.org", group_id: 2_000_000_000 };
  const other = await createPerson(world.ctx);
  expect((await teacher.post(`${base()}/students`, { ...gone, text: other.email })).status).toBe(
    422,
  );
});

test("a student is given more time, which removing and coming back keep, and loses it again", async () => {
  const student = await newStudent();
  const endOf = async () => {
    const { body } = await teacher.get<CourseStudents>(`${base()}/students`);
    return body.students[0]?.end_date;
  };
  const chosen = { user_ids: [student.id] };
  expect((await extend([student.id], "2026-12-24T12:00")).body).toEqual(chosen);
  await teacher.post(`${base()}/students/remove`, chosen);
  await teacher.post(`${base()}/students/restore`, chosen);
  expect(await endOf()).toBe("2026-12-24T12:00");
  await extend([student.id], null);
  expect(await endOf()).toBeNull();
  expect((await extend([student.id], "2020-01-01T12:00")).error.errors).toEqual({
    end_date: ["Choose a date that is still to come."],
  });
});

test.each([
  ["owner", 200],
  ["teacher", 200],
  ["assistant", 200],
  ["viewer", 403],
] as const)("what a course's %s may do with groups and times is %i", async (role, status) => {
  const client = await joinStaff(role);
  const evening = await createGroup(world.ctx, course, "Evening");
  const student = await newStudent();
  const calls = [
    await create({ name: "Morning" }, client),
    await update(evening.id, { name: "Night" }, client),
    await move([student.id], evening.id, client),
    await extend([student.id], null, client),
    await remove(evening.id, `?move_to=${(await findDefaultGroup(world.ctx, course)).id}`, client),
  ];
  expect(calls.map((call) => call.status)).toEqual(calls.map(() => status));
});
