import type { ComparedQuestion, Comparison, CourseMap } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { groups } from "../../database/tables/index.ts";
import { createCourseStaff, READERS, statusesOf } from "../../testing/course-staff.ts";
import {
  assignStaff,
  changeCourse,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  findDefaultGroup,
  type MadeCourse,
} from "../../testing/factories.ts";
import { runTestJobs } from "../../testing/run-test-jobs.ts";
import { sample } from "../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { answer, answerAgain, finish, takePage } from "../../testing/take-course.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { insightJobs } from "./insight-jobs.ts";

let world: TestApp;
let database: TestDatabase;
let course: MadeCourse;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await startTestApp({}, database);
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, {
    freeNavigation: true,
    modules: [
      {
        title: "Soil",
        pages: [
          [sample.radio(), sample.radioValidated({ finalQuiz: true })],
          [sample.radio({ twoRounds: true })],
        ],
      },
    ],
    survey: [sample.radio({ graphicType: "survey" })],
  });
});

const path = (query = "") => `/api/student/courses/${course.id}/compare${query}`;
const page = (index: number) => course.pages[index]!;
const compare = async (client: TestClient, query = "") =>
  (await client.get<Comparison>(path(query))).body;
const questionsOf = ({ modules }: Comparison): (ComparedQuestion & { kind: "choice" })[] =>
  modules.flatMap(({ questions }) => questions.filter((question) => question.kind === "choice"));

async function join(group?: { id: number }) {
  const person = await createPerson(world.ctx);
  await enrol(world.ctx, person, course, group);
  return { ...person, client: await world.as(person) };
}
/** People who each take the first page with these answers. */
async function joinTaking(answers: [string, string][], group?: { id: number }): Promise<void> {
  for (const values of answers) await takePage((await join(group)).client, page(0), values);
}
const taking = (people: number, values: [string, string]) =>
  Array.from({ length: people }, () => values);

test("is for who takes the course, while it is open", async () => {
  const staff = await createCourseStaff(world, course);
  const expected = { ...READERS, admin: 403, teacher: 403, viewer: 403, student: 404 };
  expect(await statusesOf(staff, (client) => client.get(path()))).toEqual(expected);
  const { client } = await join();
  expect((await client.get(path())).status).toBe(200);
  for (const query of ["?scope=everybody", "?run=x", "?other=1"]) {
    expect((await client.get(path(query))).status).toBe(422);
  }
  for (const query of ["?scope=run", "?scope=run&run=2000000000"]) {
    expect((await client.get(path(query))).status).toBe(404);
  }
  await changeCourse(world.ctx, course, { status: "draft" });
  expect((await client.get(path())).status).toBe(404);
});

test("what one has not finished is not there, nor what is right in it", async () => {
  await joinTaking(taking(6, ["0", "0"]));
  const ada = (await join()).client;
  expect(await compare(ada)).toMatchObject({ quizzes: [], modules: [], group: null, runs: [] });
  await answer(ada, page(0), 0, "1");
  expect((await compare(ada)).modules).toEqual([]);
  await finish(ada, page(0), 0);
  await answer(ada, page(0), 1, "1");
  const body = await compare(ada);
  expect(questionsOf(body).map(({ section_id: id }) => id)).toEqual([page(0).sectionIds[0]]);
  expect(body.quizzes).toEqual([]);
  await finish(ada, page(0), 1);
  expect(questionsOf(await compare(ada))).toMatchObject([
    { others: 6 },
    {
      others: 6,
      options: [
        { valid: true, own: false, others: 6 },
        { valid: false, own: true, others: 0 },
        { valid: false, own: false, others: 0 },
      ],
    },
  ]);
});

test("figures come with the fifth other person, and staff are nobody", async () => {
  const ada = (await join()).client;
  await takePage(ada, page(0), ["0", "0"]);
  await joinTaking(taking(4, ["1", "0"]));
  const teacher = await join();
  await assignStaff(world.ctx, teacher, course);
  await takePage(teacher.client, page(0), ["2", "1"]);
  const hidden = await compare(ada);
  expect(questionsOf(hidden)[0]).toMatchObject({
    others: null,
    options: [
      { own: true, others: null },
      { own: false, others: null },
      { own: false, others: null },
    ],
  });
  await joinTaking([["0", "0"]]);
  const [poll, checked] = questionsOf(await compare(ada));
  expect(poll).toMatchObject({
    others: 5,
    options: [{ others: 1 }, { others: 4 }, { others: 0 }],
    second_round: null,
    own_change: null,
  });
  expect(checked).toMatchObject({ others: 5, options: [{ others: 5 }, { others: 0 }, {}] });
  // A teacher who tried the course compares like anyone, but is not counted among the others.
  expect(questionsOf(await compare(teacher.client))[0]).toMatchObject({ others: 6 });
});

test("a group and an earlier run are shown where the rest of the course tells of nobody", async () => {
  const own = await findDefaultGroup(world.ctx, course);
  const earlier = await createGroup(world.ctx, course, "Spring");
  const ada = (await join(own)).client;
  await takePage(ada, page(0), ["0", "0"]);
  await joinTaking(taking(5, ["0", "0"]), own);
  await joinTaking(taking(4, ["2", "0"]), earlier);
  expect(await compare(ada)).toMatchObject({ group: { id: own.id }, runs: [] });
  expect((await ada.get(path(`?scope=run&run=${earlier.id}`))).status).toBe(404);

  const endsAt = new Date(world.ctx.clock.now().getTime() - 86_400_000);
  await world.ctx.database.update(groups).set({ endsAt }).where(eq(groups.id, earlier.id));
  const others = async (query: string) => questionsOf(await compare(ada, query))[0]!.others;
  // 9 in the course, 5 in the group: the rest would be 4.
  expect(await others("")).toBe(9);
  expect(await others("?scope=group")).toBeNull();
  expect(await others(`?scope=run&run=${earlier.id}`)).toBeNull();
  const [fifth] = taking(1, ["2", "0"]);
  const late = await join(own);
  await takePage(late.client, page(0), fifth!);
  const mover = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, mover, course);
  const moved = await (
    await world.as(mover)
  ).post(`/api/authoring/courses/${course.id}/students/move`, {
    user_ids: [late.id],
    group_id: earlier.id,
  });
  expect(moved.status).toBe(200);
  expect(await others("?scope=group")).toBe(5);
  const run = await compare(ada, `?scope=run&run=${earlier.id}`);
  expect(run).toMatchObject({
    scope: "run",
    run_id: earlier.id,
    runs: [{ id: earlier.id, name: "Spring" }],
  });
  expect(questionsOf(run)[0]).toMatchObject({
    others: 5,
    options: [{ others: 0 }, {}, { others: 5 }],
  });
});

test("how others moved in a second round is shown from five of them on", async () => {
  const ada = (await join()).client;
  const vote = async (client: TestClient, first: string, last: string) => {
    await answer(client, page(1), 0, first);
    await answerAgain(client, page(1), 0, last);
    await finish(client, page(1), 0);
  };
  await vote(ada, "0", "1");
  for (let person = 0; person < 4; person++) await vote((await join()).client, "0", "2");
  const still = (await join()).client;
  await takePage(still, page(1), ["0"]);
  expect(questionsOf(await compare(ada))[0]).toMatchObject({
    others: 5,
    options: [{ others: 1 }, { others: 0, own: true }, { others: 4 }],
    own_change: true,
    second_round: null,
  });
  await vote((await join()).client, "1", "1");
  expect(questionsOf(await compare(ada))[0]?.second_round).toEqual({
    people_count: 5,
    changed_count: 4,
    first_answers: [5, 1, 0],
    last_answers: [1, 1, 4],
    moves: [{ from: 0, to: 2, people: 4 }],
  });
});

test("quizzes are counted by a job, ten minutes apart at most, and compared by their median", async () => {
  const ada = (await join()).client;
  await takePage(ada, page(0), ["0", "0"]);
  await joinTaking([...taking(3, ["0", "0"]), ...taking(2, ["0", "1"])]);
  const before = await compare(ada);
  expect(before).toMatchObject({ as_of: null, refreshing: true });
  expect(before.quizzes).toMatchObject([{ right: 1, questions: 1, others: null }]);
  const worker = runTestJobs(database, world.ctx, insightJobs);
  await expect
    .poll(async () => (await compare(ada)).quizzes[0]?.others, { timeout: 20_000 })
    .toEqual({ people: 6, median: 1 });
  expect(await compare(ada)).toMatchObject({ refreshing: false });
  await worker.stop();
});

test("a course leads to it once there is something to compare", async () => {
  const ada = (await join()).client;
  await takePage(ada, page(0), ["0", "0"]);
  const parts = async () =>
    (await ada.get<CourseMap>(`/api/student/courses/${course.id}`)).body.parts;
  await joinTaking(taking(4, ["0", "0"]));
  expect(await parts()).not.toHaveProperty("compare");
  await joinTaking(taking(1, ["0", "0"]));
  expect(await parts()).toHaveProperty("compare");
});
