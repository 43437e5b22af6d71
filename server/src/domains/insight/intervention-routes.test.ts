import type { InterventionPreview, PageData, PageResults, StudentWay } from "@paso/contract";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { auditLog, enrolments, interventions } from "../../database/tables/index.ts";
import {
  AUTHORS,
  type CourseStaff,
  createCourseStaff,
  statusesOf,
} from "../../testing/course-staff.ts";
import {
  changeCourse,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../testing/factories.ts";
import { sample } from "../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { answer, takePage } from "../../testing/take-course.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { deleteOldInterventions } from "../learning/interventions/keep-interventions.ts";
import { readTallies } from "../learning/tallies/question-tallies.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;
let ada: { id: number; client: TestClient };

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  course = await createCourse(world.ctx, {
    title: "Gardens",
    hasDiploma: true,
    modules: [
      {
        pages: [
          [
            sample.radioValidated({ finalQuiz: true }),
            sample.radio(),
            sample.textarea({ min: 0, max: 0 }),
          ],
          [sample.paragraph()],
          [sample.paragraph()],
        ],
      },
    ],
  });
  await createGroup(world.ctx, course, "Evening");
  staff = await createCourseStaff(world, course);
  ada = await join();
});

async function join() {
  const person = await createPerson(world.ctx);
  await enrol(world.ctx, person, course);
  return { id: person.id, client: await world.as(person) };
}
const page = (index: number) => course.pages[index]!;
const base = (userId = ada.id) => `/api/authoring/courses/${course.id}/results/students/${userId}`;
const intervene = (body: object, client = staff.teacher) =>
  client.post<{ id: number }>(`${base()}/interventions`, body);
const reset = (index: number, section?: number) =>
  intervene({
    kind: "reset",
    page_id: page(index).id,
    ...(section !== undefined && { section_id: page(index).sectionIds[section] }),
  });
const undo = (id: number, client = staff.teacher) =>
  client.post(`${base()}/interventions/${id}/undo`);
const preview = async (query: string) =>
  (await staff.teacher.get<InterventionPreview>(`${base()}/intervention?${query}`)).body;
const way = async () => (await staff.teacher.get<StudentWay>(base())).body;
const open = (index: number) => ada.client.get<PageData>(`/api/courses/page/${page(index).id}`);
const takeFirst = (client = ada.client) => takePage(client, page(0), ["0", "1", "Roses"]);
const lastAudit = async () =>
  (await world.ctx.database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
const people = async () => {
  const tallies = await readTallies(world.ctx, page(0).sectionIds);
  return page(0).sectionIds.map(
    (id) => tallies.get(id)?.first.find(([option]) => option === 0)?.[1],
  );
};
const opinionsOf = async (client: TestClient) => {
  const { body } = await client.get<{ items: { id: number; likes: number }[] }>(
    `/api/courses/opinions/${page(0).sectionIds[2]}`,
  );
  return body;
};

describe("who may", () => {
  test("those who edit the course, and of its students alone", async () => {
    await takeFirst();
    const body = { kind: "excuse", page_id: page(1).id };
    const path = `${base()}/interventions`;
    const query = `${base()}/intervention?kind=open&page=${page(2).id}`;
    expect(await statusesOf(staff, (client) => client.get(query))).toEqual(AUTHORS);
    const statuses = await statusesOf(staff, (client) => client.post(path, body));
    // The first call excused it.
    expect(statuses).toEqual({ ...AUTHORS, teacher: 409 });
    const { interventions: made, may_intervene: may } = await way();
    expect([made.length, may]).toEqual([1, true]);
    const viewed = await staff.viewer.get<StudentWay>(base());
    expect(viewed.body.may_intervene).toBe(false);
    const undone = await statusesOf(staff, (client) => undo(made[0]!.id, client));
    expect(undone).toEqual({ ...AUTHORS, teacher: 404 });
  });

  test("only of what there is", async () => {
    const other = await createCourse(world.ctx, { modules: [{ pages: [[sample.paragraph()]] }] });
    const { sectionIds } = page(0);
    const stranger = await createPerson(world.ctx);
    const wanted = { kind: "reset", page_id: page(0).id };
    expect((await staff.teacher.post(`${base(stranger.id)}/interventions`, wanted)).status).toBe(
      404,
    );
    expect((await intervene({ ...wanted, page_id: other.pages[0]!.id })).status).toBe(404);
    expect(
      (await intervene({ ...wanted, page_id: page(1).id, section_id: sectionIds[0] })).status,
    ).toBe(404);
    expect((await undo(999_999)).status).toBe(404);
    const refused = await intervene({ ...wanted, kind: "open", section_id: sectionIds[0] });
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([
      422,
      ["section_id"],
    ]);
    expect((await intervene({ kind: "grade", page_id: 0.5 })).status).toBe(422);
    expect((await reset(0)).error.code).toBe("nothing_to_reset");
    const first = { kind: "open", page_id: page(0).id };
    expect((await intervene(first)).error.code).toBe("already_open");
  });
});

describe("a reset", () => {
  test("says what it takes, takes it, and gives all of it back", async () => {
    const mate = await join();
    await takeFirst(mate.client);
    await takeFirst();
    await takePage(ada.client, page(1), [null]);
    await takePage(ada.client, page(2), [null]);
    const before = await opinionsOf(mate.client);
    const text = JSON.stringify(before);
    expect(text).toContain("Roses");
    const { id: opinionId } = (
      await world.ctx.database.execute<{ id: number }>(
        sql`select id from opinions where user_id = ${ada.id}`,
      )
    ).rows[0]!;
    await mate.client.post(`/api/courses/opinion/${opinionId}/like`);
    const shown = JSON.stringify(await opinionsOf(mate.client));
    expect(await preview(`kind=reset&page=${page(0).id}`)).toEqual({
      steps: 3,
      answers: 3,
      opinions: 1,
      likes: 1,
      comments: 0,
      quiz_answers: 1,
      quiz_right: 1,
      page_finished: true,
      course_finished: true,
      finishes_course: false,
      diploma: "due",
    });
    const untouched = await open(0);
    expect(await people()).toEqual([2, 2, 2]);

    const { status, body } = await reset(0);
    expect(status).toBe(200);
    expect(await people()).toEqual([1, 1, 1]);
    expect(JSON.stringify(await opinionsOf(mate.client))).not.toContain(`"id":${opinionId},`);
    expect(Object.values((await open(0)).body.sections)).toMatchObject([
      { status: "pending", answer: null },
    ]);
    expect(await lastAudit()).toMatchObject({
      action: "student.reset",
      subjectId: ada.id,
      before: { answers: 3, steps: 3, page_finished: true },
      after: { course: "Gardens", answers: 0, steps: 0, page_finished: false },
    });
    const [enrolment] = await world.ctx.database
      .select()
      .from(enrolments)
      .where(eq(enrolments.userId, ada.id));
    expect(enrolment).toMatchObject({ finishedPages: 2, missedPages: 1 });
    expect((await way()).student).toMatchObject({ answered: 0 });

    expect((await undo(body.id)).status).toBe(200);
    expect(await people()).toEqual([2, 2, 2]);
    expect(JSON.stringify(await opinionsOf(mate.client))).toBe(shown);
    expect((await open(0)).body).toEqual(untouched.body);
    const [after] = await world.ctx.database
      .select()
      .from(enrolments)
      .where(eq(enrolments.userId, ada.id));
    expect(after).toMatchObject({ finishedPages: 3, missedPages: 0 });
    expect((await way()).student).toMatchObject({ answered: 1, right: 1 });
    expect((await lastAudit())?.action).toBe("student.intervention_undone");
  });

  test("of one section leaves the others, and keeps what is answered anew", async () => {
    await takeFirst();
    const { body } = await reset(0, 1);
    expect((await way()).pages[0]?.sections.map(({ status }) => status)).toEqual([
      "finished",
      "untouched",
      "finished",
    ]);
    expect((await answer(ada.client, page(0), 1, "2")).status).toBe(200);
    expect((await undo(body.id)).status).toBe(200);
    const [, poll] = (await way()).pages[0]!.sections;
    expect(poll).toMatchObject({ status: "open", answer: { chosen: ["Option 3"] } });
    expect(await people()).toEqual([1, 1, 1]);
  });

  test("is for good after a day, when its answers go", async () => {
    await takeFirst();
    const { body } = await reset(0);
    world.clock.moveTo("2026-03-11T12:00:00Z");
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    expect((await admin.post(`${base()}/interventions/${body.id}/undo`)).status).toBe(404);
    await deleteOldInterventions(world.ctx);
    const left = await world.ctx.database.$count(interventions, eq(interventions.userId, ada.id));
    const { rows } = await world.ctx.database.execute<{ answers: number }>(
      sql`select count(*)::int as answers from answers
        where ${sql`section_id = any(${sql.param(page(0).sectionIds)}::int[])`}`,
    );
    expect([left, rows[0]?.answers]).toEqual([0, 0]);
  });
});

test("a page is opened before its turn, and closes again unless it was begun", async () => {
  expect((await open(2)).status).toBe(409);
  expect((await way()).pages.map(({ state }) => state)).toEqual(["open", "locked", "locked"]);
  const first = await intervene({ kind: "open", page_id: page(2).id });
  expect((await open(2)).status).toBe(200);
  expect((await way()).pages[2]?.state).toBe("open");
  await undo(first.body.id);
  expect((await open(2)).status).toBe(409);
  const again = await intervene({ kind: "open", page_id: page(2).id });
  await takePage(ada.client, page(2), [null]);
  await undo(again.body.id);
  expect((await open(2)).status).toBe(200);
});

test("an excused page lets the next one open, is never right, and may finish the course", async () => {
  const excuse = (index: number) => intervene({ kind: "excuse", page_id: page(index).id });
  const first = await excuse(0);
  expect((await open(1)).status).toBe(200);
  expect(await way()).toMatchObject({
    student: { finished_pages: 1, answered: 0, right: 0 },
    pages: [{ state: "excused" }, { state: "open" }, { state: "locked" }],
  });
  await takePage(ada.client, page(1), [null]);
  expect(await preview(`kind=excuse&page=${page(2).id}`)).toMatchObject({
    answers: 0,
    finishes_course: true,
    diploma: "due",
  });
  const last = await excuse(2);
  expect((await way()).student.finished_at).not.toBeNull();
  await undo(last.body.id);
  expect((await way()).student.finished_at).toBeNull();
  await undo(first.body.id);
  expect((await way()).pages.map(({ state }) => state)).toEqual(["open", "finished", "locked"]);
});

test("whoever was excused from a page is no longer where they stopped on it", async () => {
  await answer(ada.client, page(0), 0, "0");
  const path = `/api/authoring/courses/${course.id}/results/pages/${page(0).id}`;
  const standing = async () =>
    (await staff.teacher.get<PageResults>(path)).body.sections.map((section) => section.standing);
  expect(await standing()).toEqual([1, 0, 0]);
  await intervene({ kind: "excuse", page_id: page(0).id });
  world.clock.moveTo("2026-03-10T12:02:00Z");
  expect(await standing()).toEqual([0, 0, 0]);
});

describe("more time", () => {
  const extend = (end: string, client = staff.teacher) =>
    client.post<{ id: number }>(`${base()}/extension`, { end_date: end });

  test("is for those who edit the course, of its students, until a date to come", async () => {
    await changeCourse(world.ctx, course, { endsAt: new Date("2026-04-01T00:00:00Z") });
    const statuses = await statusesOf(staff, (client) => extend("2026-05-01T12:00", client));
    expect(statuses).toEqual(AUTHORS);
    const stranger = await createPerson(world.ctx);
    const path = `${base(stranger.id)}/extension`;
    expect((await staff.teacher.post(path, { end_date: "2026-05-01T12:00" })).status).toBe(404);
    const past = await extend("2026-03-01T12:00");
    expect([past.status, Object.keys(past.error.errors ?? {})]).toEqual([422, ["end_date"]]);
    expect((await extend("soon")).status).toBe(422);
  });

  test("takes none away", async () => {
    const refusal = async (end: string) => (await extend(end)).error.errors?.["end_date"];
    expect(await refusal("2026-05-01T12:00")).toEqual([
      "The course has no end date, so no more time is needed.",
    ]);
    await changeCourse(world.ctx, course, { endsAt: new Date("2026-06-01T00:00:00Z") });
    const earlier = ["Choose a date after the current end date."];
    expect(await refusal("2026-05-31T12:00")).toEqual(earlier);
    await extend("2026-07-01T12:00");
    expect(await refusal("2026-06-30T12:00")).toEqual(earlier);
    expect(await way()).toMatchObject({ own_end: "2026-07-01T12:00" });
  });

  test("opens a course that has ended, is in the audit log, and can be undone", async () => {
    await changeCourse(world.ctx, course, { endsAt: new Date("2026-03-01T00:00:00Z") });
    expect((await open(0)).status).toBe(404);
    expect(await way()).toMatchObject({ own_end: null, usual_end: "2026-03-01T00:00" });
    const first = await extend("2026-04-01T12:00");
    expect((await open(0)).status).toBe(200);
    expect(await lastAudit()).toMatchObject({
      action: "student.time_extended",
      subjectId: ada.id,
      before: { own_end: null },
      after: { course: "Gardens", own_end: "2026-04-01T12:00" },
    });
    const second = await extend("2026-05-01T12:00");
    expect(await way()).toMatchObject({
      own_end: "2026-05-01T12:00",
      interventions: [
        { kind: "extend", page_id: null },
        { kind: "extend", page_id: null },
      ],
    });
    expect((await undo(second.body.id)).status).toBe(200);
    expect(await way()).toMatchObject({ own_end: "2026-04-01T12:00" });
    expect((await undo(first.body.id)).status).toBe(200);
    expect(await way()).toMatchObject({ own_end: null, interventions: [] });
    expect((await open(0)).status).toBe(404);
    expect((await lastAudit())?.action).toBe("student.intervention_undone");
    expect((await undo(first.body.id)).status).toBe(404);
  });

  test("stays after a day", async () => {
    await changeCourse(world.ctx, course, { endsAt: new Date("2026-04-01T00:00:00Z") });
    const { body } = await extend("2026-05-01T12:00");
    world.clock.moveTo("2026-03-11T12:00:00Z");
    await deleteOldInterventions(world.ctx);
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    expect((await admin.post(`${base()}/interventions/${body.id}/undo`)).status).toBe(404);
    expect((await admin.get<StudentWay>(base())).body.own_end).toBe("2026-05-01T12:00");
  });
});
