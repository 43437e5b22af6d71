import type { ChoiceCounts } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { answerMoves, answerTallies } from "../../../database/tables/index.ts";
import {
  createCourse,
  createGroup,
  createPerson,
  enrol,
  findDefaultGroup,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, answerAgain } from "../../../testing/take-course.ts";

let world: TestApp;
let course: MadeCourse;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  const poll = sample.radio({ twoRounds: true });
  course = await createCourse(world.ctx, { modules: [{ pages: [[poll]] }] });
});

const page = () => course.pages[0]!;
const pollId = () => page().sectionIds[0]!;

/** A person who answers the poll, and then changes their answer. */
async function voteTwice(group: { id: number } | undefined, first: string, last: string) {
  const person = await createPerson(world.ctx);
  await enrol(world.ctx, person, course, group);
  const client = await world.as(person);
  expect((await answer(client, page(), 0, first)).status).toBe(200);
  expect((await answerAgain(client, page(), 0, last)).status).toBe(200);
  return client;
}

/** Counts by scope and option; the person's slot does not matter. */
async function countTallies(): Promise<Record<string, number>> {
  const rows = await world.ctx.database
    .select()
    .from(answerTallies)
    .where(eq(answerTallies.sectionId, pollId()));
  return sumUp(rows.map(({ groupId, optionId, count }) => [`${groupId}: ${optionId}`, count]));
}

async function countMoves(): Promise<Record<string, number>> {
  const rows = await world.ctx.database
    .select()
    .from(answerMoves)
    .where(eq(answerMoves.sectionId, pollId()));
  return sumUp(
    rows.map((row) => [`${row.groupId}: ${row.fromOption} -> ${row.toOption}`, row.count]),
  );
}

function sumUp(counts: [string, number][]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [key, count] of counts) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

test("a course with one group counts the whole course alone", async () => {
  await voteTwice(undefined, "0", "1");
  await voteTwice(undefined, "0", "0");
  expect(await countTallies()).toEqual({ "0: 0": 2, "0: 1": 2 });
  expect(await countMoves()).toEqual({ "0: 0 -> 0": 2, "0: 0 -> -1": 1, "0: 1 -> 2": 1 });
});

test("a course with more groups counts each beside the whole course", async () => {
  const { id: first } = await findDefaultGroup(world.ctx, course);
  const evening = await createGroup(world.ctx, course, "Evening class");
  await voteTwice(undefined, "0", "1");
  await voteTwice(evening, "0", "0");
  await voteTwice(evening, "2", "0");
  expect(await countTallies()).toEqual({
    "0: 0": 3,
    "0: 1": 2,
    "0: 3": 1,
    [`${first}: 0`]: 1,
    [`${first}: 1`]: 1,
    [`${evening.id}: 0`]: 2,
    [`${evening.id}: 1`]: 1,
    [`${evening.id}: 3`]: 1,
  });
  expect(await countMoves()).toEqual({
    "0: 0 -> 0": 3,
    "0: 0 -> -1": 2,
    "0: 1 -> 2": 1,
    "0: 3 -> 1": 1,
    [`${first}: 0 -> 0`]: 1,
    [`${first}: 0 -> -1`]: 1,
    [`${first}: 1 -> 2`]: 1,
    [`${evening.id}: 0 -> 0`]: 2,
    [`${evening.id}: 0 -> -1`]: 1,
    [`${evening.id}: 3 -> 1`]: 1,
  });
});

test("charts show the whole course, whatever group one is in", async () => {
  const evening = await createGroup(world.ctx, course, "Evening class");
  await voteTwice(evening, "0", "1");
  const viewer = await voteTwice(undefined, "2", "2");
  const { body } = await viewer.get<ChoiceCounts>(`/api/courses/graphic/${pollId()}/bar`);
  expect(body).toMatchObject({ mates_count: 1, answers_count: 2 });
});

test("concurrent answers from many groups are counted once each", async () => {
  const evening = await createGroup(world.ctx, course, "Evening class");
  const people = Array.from({ length: 12 }, (_, index) => (index % 2 ? evening : undefined));
  await Promise.all(people.map((group, index) => voteTwice(group, `${index % 3}`, "1")));
  const tallies = await countTallies();
  expect([tallies["0: 0"], tallies[`${evening.id}: 0`]]).toEqual([12, 6]);
  const moves = await countMoves();
  expect([moves["0: 0 -> 0"], moves[`${evening.id}: 0 -> 0`]]).toEqual([12, 6]);
});
