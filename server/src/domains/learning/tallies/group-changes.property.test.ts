import { eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import {
  answerMoves,
  answers,
  answerTallies,
  enrolments,
  formerEnrolments,
  groups,
} from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  enrol,
  findDefaultGroup,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { cases } from "../../../testing/long-tests.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, answerAgain } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { createGroup } from "../../courses/groups/create-group.ts";
import { findMoves } from "./follow-moves.ts";

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

const STUDENTS = 4;
const CHOICES = ["0", "1", "2"];
const MANY = ["0[answer]", "0[answer]2[answer]"];

const student = fc.nat(STUDENTS - 1);
/** Groups are identified by their position among those that exist at that moment. */
const group = fc.nat(3);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("answer" as const), student, choice: fc.nat(5) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("create" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("delete" as const), group, into: group }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      students: fc.uniqueArray(student, { minLength: 1 }),
      group,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), student }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("restore" as const), student }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
/** Batches of concurrent steps. */
const schedule = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), {
  minLength: 6,
  maxLength: 14,
});

test("groups count the answers of their people, whatever happens at once", async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (batches) => {
      const stage = await setUp();
      for (const batch of batches) {
        const made = await groupIds(stage.course);
        const statuses = await Promise.all(batch.map((one) => take(stage, made, one)));
        expect(statuses.filter((status) => status >= 500)).toEqual([]);
      }
      await expectRecounted(stage.course);
    }),
    { numRuns: cases({ usually: 10, long: 150 }), endOnFailure: true },
  );
}, 120_000);

test("an answer that waited for the first group is counted in it", async () => {
  const { course, clients } = await setUp();
  const answered = await withTransaction(world.ctx, async (inner) => {
    const { id } = course;
    await createGroup(inner, { courseId: id, name: "Evening", dates: {} });
    const waiting = answer(clients[0]!, course.pages[0]!, 0, "1");
    await expect.poll(countWaiting, { timeout: 20_000 }).toBeGreaterThan(0);
    return { waiting };
  });
  expect((await answered.waiting).status).toBe(200);
  await expectRecounted(course);
});

/** The number of connections that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await world.ctx.database.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]!.waiting;
}

async function setUp() {
  const course = await createCourse(world.ctx, {
    freeNavigation: true,
    modules: [
      {
        pages: [
          [sample.radio({ twoRounds: true })],
          [sample.selectMultiple({ twoRounds: true })],
          [sample.textarea({ min: 0, max: 0 })],
        ],
      },
    ],
  });
  const teacher = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, teacher, course);
  const people = await Promise.all(
    Array.from({ length: STUDENTS }, async () => {
      const person = await createPerson(world.ctx);
      await enrol(world.ctx, person, course);
      return person;
    }),
  );
  const clients = await Promise.all(people.map((person) => world.as(person)));
  const ids = people.map(({ id }) => id);
  return { course, teacher: await world.as(teacher), clients, ids, names: { next: 1 } };
}
type Stage = Awaited<ReturnType<typeof setUp>>;

/** @returns the status of the response */
async function take(stage: Stage, made: number[], one: Step): Promise<number> {
  const { teacher, course, ids, names } = stage;
  const base = `/api/authoring/courses/${course.id}`;
  const groupAt = (position: number) => made[position % made.length]!;
  switch (one.kind) {
    case "answer":
      return takeQuestion(stage.clients[one.student]!, course, one.choice);
    case "create":
      return (await teacher.post(`${base}/groups`, { name: `Group ${names.next++}` })).status;
    case "delete": {
      const [id, into] = [groupAt(one.group), groupAt(one.into)];
      return (await teacher.send("DELETE", `${base}/groups/${id}?move_to=${into}`)).status;
    }
    case "move": {
      const body = { user_ids: one.students.map((at) => ids[at]), group_id: groupAt(one.group) };
      return (await teacher.post(`${base}/students/move`, body)).status;
    }
    case "remove":
    case "restore": {
      const body = { user_ids: [ids[one.student]] };
      return (await teacher.post(`${base}/students/${one.kind}`, body)).status;
    }
  }
}

/** Answers the first unanswered question, else one for the second time. */
async function takeQuestion(client: TestClient, course: MadeCourse, choice: number) {
  const values = [CHOICES[choice % 3]!, MANY[choice % 2]!, "two words"];
  const at = choice % 3;
  const first = await answer(client, course.pages[at]!, 0, values[at]!);
  if (first.status !== 200 || at === 2) return first.status;
  const other = [CHOICES[(choice + 1) % 3]!, MANY[(choice + choice) % 2]!];
  return (await answerAgain(client, course.pages[at]!, 0, other[at]!)).status;
}

async function groupIds({ id }: MadeCourse): Promise<number[]> {
  const rows = await world.ctx.database.select().from(groups).where(eq(groups.courseId, id));
  return rows.map((row) => row.id).toSorted((one, other) => one - other);
}

/** Tallies and moves equal a recount of every answer. */
async function expectRecounted(course: MadeCourse) {
  const { database } = world.ctx;
  const sectionIds = course.pages.flatMap((page) => page.sectionIds);
  const people = await Promise.all(
    [enrolments, formerEnrolments].map((table) =>
      database.select().from(table).where(eq(table.courseId, course.id)),
    ),
  );
  const groupOf = new Map(people.flat().map(({ userId, groupId }) => [userId, groupId]));
  const isCountedApart = (await groupIds(course)).length > 1;
  const expected = { tallies: new Map<string, number>(), moves: new Map<string, number>() };
  const add = (counts: Map<string, number>, userId: number, key: string) => {
    for (const scope of isCountedApart ? [0, groupOf.get(userId)] : [0]) {
      counts.set(`${scope}: ${key}`, (counts.get(`${scope}: ${key}`) ?? 0) + 1);
    }
  };
  const given = await database.select().from(answers).where(inArray(answers.sectionId, sectionIds));
  for (const { userId, sectionId, optionIds, firstOptionIds } of given) {
    if (userId === null) throw new Error("Nobody was erased here.");
    for (const option of [0, ...(firstOptionIds ?? optionIds ?? [])]) {
      add(expected.tallies, userId, `${sectionId} ${option}`);
    }
    const isSingle = sectionId === sectionIds[0];
    for (const [from, to] of findMoves(firstOptionIds ?? [], optionIds ?? [], isSingle)) {
      if (firstOptionIds) add(expected.moves, userId, `${sectionId} ${from} -> ${to}`);
    }
  }
  const [tallies, moves] = await Promise.all([
    database.select().from(answerTallies).where(inArray(answerTallies.sectionId, sectionIds)),
    database.select().from(answerMoves).where(inArray(answerMoves.sectionId, sectionIds)),
  ]);
  expect(
    sumUp(tallies.map((row) => [`${row.groupId}: ${row.sectionId} ${row.optionId}`, row.count])),
  ).toEqual(Object.fromEntries(expected.tallies));
  expect(
    sumUp(
      moves.map((row) => [
        `${row.groupId}: ${row.sectionId} ${row.fromOption} -> ${row.toOption}`,
        row.count,
      ]),
    ),
  ).toEqual(Object.fromEntries(expected.moves));
}

function sumUp(rows: [string, number][]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [key, count] of rows) sums.set(key, (sums.get(key) ?? 0) + count);
  return Object.fromEntries([...sums].filter(([, count]) => count !== 0));
}

test("the default group is the one that everybody was in", async () => {
  const { course, clients, teacher } = await setUp();
  await Promise.all(clients.map((client) => answer(client, course.pages[0]!, 0, "1")));
  await teacher.post(`/api/authoring/courses/${course.id}/groups`, { name: "Evening" });
  const { id } = await findDefaultGroup(world.ctx, course);
  const rows = await world.ctx.database
    .select()
    .from(answerTallies)
    .where(eq(answerTallies.groupId, id));
  expect(sumUp(rows.map((row) => [`${row.optionId}`, row.count]))).toEqual({ 0: 4, 2: 4 });
});
