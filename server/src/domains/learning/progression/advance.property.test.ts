import { isDeepStrictEqual } from "node:util";

import type { AdvanceResult, PageData } from "@paso/contract";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { answers, answerTallies, CHANGED_ANSWER } from "../../../database/tables/index.ts";
import {
  currentIndex,
  initialState,
  type ModelAnswer,
  modelAdvance,
  type ModelCall,
  type ModelCourse,
  type ModelReset,
  modelReset,
  type ModelState,
  modelUndo,
} from "../../../testing/advance-model.ts";
import { createCourse, createPerson, enrol, type MadeCourse } from "../../../testing/factories.ts";
import { cases } from "../../../testing/long-tests.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { KEYED } from "../../../testing/take-course.ts";
import type { TestAnswer, TestClient } from "../../../testing/test-client.ts";
import type { SectionContent } from "../../courses/kinds/section-kinds.ts";
import { applyMoves } from "../tallies/follow-moves.ts";
import { readTallies } from "../tallies/question-tallies.ts";

let world: TestApp;
let staff: TestClient;
beforeAll(async () => {
  world = await startTestApp();
  staff = await world.as(await createPerson(world.ctx, { role: "admin" }));
});
afterAll(() => world.stop());

const KINDS: { content: SectionContent; accepts: string[] | null; twoRounds?: boolean }[] = [
  { content: sample.paragraph(), accepts: null },
  { content: sample.summary(), accepts: null },
  { content: sample.radio(), accepts: ["0", "1", "2"] },
  { content: sample.radioValidated(), accepts: ["0", "1", "2"] },
  { content: sample.selectMultiple(), accepts: ["0[answer]", "0[answer]2[answer]"] },
  { content: sample.radio({ twoRounds: true }), accepts: ["0", "1", "2"], twoRounds: true },
  {
    content: sample.selectMultiple({ twoRounds: true }),
    accepts: ["0[answer]", "0[answer]2[answer]"],
    twoRounds: true,
  },
  { content: sample.textarea(), accepts: ["two words", "three words now"] },
];
const ANSWERS = ["0", "2", "7", "", "0[answer]", "0[answer]2[answer]", "two words", "nonsense"];
const STUDENTS = 3;

/** Pages of kinds, by index into {@link KINDS}. */
const coursePlan = fc.array(fc.array(fc.nat(KINDS.length - 1), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});
/** A call near the student's position, or anywhere. */
const callPlan = fc.record({
  aim: fc.oneof(
    { weight: 6, arbitrary: fc.constant("current" as const) },
    { weight: 1, arbitrary: fc.constant("previous" as const) },
    { weight: 2, arbitrary: fc.tuple(fc.nat(2), fc.nat(3)) },
  ),
  move: fc.oneof(
    { weight: 3, arbitrary: fc.constant("finish" as const) },
    { weight: 3, arbitrary: fc.constant("right" as const) },
    { weight: 2, arbitrary: fc.constant("other" as const) },
    { weight: 1, arbitrary: fc.constantFrom(...ANSWERS) },
  ),
  /** Whether an answer is marked as the second one. */
  again: fc.boolean(),
  /** Whether an answer carries a key, as our own pages' do. */
  keyed: fc.boolean(),
});
/** A reset by staff: the page of the current section or another one, whole or in part. */
const resetPlan = fc.record({
  at: fc.oneof(fc.constant("current" as const), fc.nat(2)),
  section: fc.option(fc.nat(3)),
});
/**
 * Concurrent calls, with resets by staff before or among them; the former may be undone after the
 * calls.
 */
const batchPlan = fc.record({
  calls: fc.array(callPlan, { minLength: 1, maxLength: 3 }),
  before: fc.option(fc.record({ reset: resetPlan, undone: fc.boolean() }), { freq: 6 }),
  among: fc.option(resetPlan, { freq: 8 }),
});
/** For each student, one batch after the other. */
const schedule = fc.array(fc.array(batchPlan, { minLength: 4, maxLength: 14 }), {
  minLength: STUDENTS,
  maxLength: STUDENTS,
});
type PlanOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Plan> ? Plan : never;
type CallPlan = PlanOf<typeof callPlan>;
type ResetPlan = PlanOf<typeof resetPlan>;
type BatchPlan = PlanOf<typeof batchPlan>;

test("whatever students send and staff reset, in whatever order and concurrently, follows the rules", async () => {
  await fc.assert(
    fc.asyncProperty(coursePlan, schedule, async (plan, batches) => {
      const pages = plan.map((page) => page.map((kind) => KINDS[kind]!));
      const model: ModelCourse = pages;
      const made = await createCourse(world.ctx, {
        modules: [{ pages: pages.map((page) => page.map(({ content }) => content)) }],
      });
      const ends = await Promise.all(batches.map((own) => takePart(model, made, own)));
      await expectSameTallies(made, ends);
    }),
    { numRuns: cases({ usually: 12, long: 200 }), endOnFailure: true },
  );
}, 120_000);

/**
 * Sends one student's batches and checks every response against some order of the batch's calls. With a
 * reset among them, several orders may explain the responses and lead to different states.
 */
async function takePart(model: ModelCourse, made: MadeCourse, batches: BatchPlan[]) {
  const person = await createPerson(world.ctx);
  await enrol(world.ctx, person, made);
  const client = await world.as(person);
  let states: ModelState[] = [initialState(model)];
  const path = `/api/authoring/courses/${made.id}/results/students/${person.id}/interventions`;
  const reset = async ({ page, section }: ModelReset) =>
    staff.post<{ id: number }>(path, {
      kind: "reset",
      page_id: made.pages[page]!.id,
      ...(section !== null && { section_id: made.pages[page]!.sectionIds[section]! }),
    });
  for (const { calls: plans, before, among } of batches) {
    const first = before && aimReset(model, states[0]!, before.reset);
    const done = first && (await reset(first));
    let ways = states.map((state) => ({ was: state, state }));
    if (first && done) {
      ways = ways.flatMap(({ was }) => {
        const step = modelReset(was, first);
        return step.answer.status === done.status ? [{ was, state: step.state }] : [];
      });
      expect(ways, `${done.status} is no answer to this reset`).not.toEqual([]);
    }
    const aimed = ways[0]!.state;
    const calls: (ModelCall | ModelReset)[] = plans.map((plan) => aimCall(model, aimed, plan));
    if (among) calls.push(aimReset(model, aimed, among));
    const got = await Promise.all(
      calls.map(async (call): Promise<ModelAnswer> =>
        "answer" in call ? send(client, made, call) : { status: (await reset(call)).status },
      ),
    );
    ways = ways.flatMap(({ was, state }) =>
      explain(model, state, calls, got).map((after) => ({ was, state: after })),
    );
    expect(ways, describeFailure(aimed, calls, got)).not.toEqual([]);
    if (first && done?.status === 200 && before?.undone) {
      expect((await staff.post(`${path}/${done.body.id}/undo`)).status).toBe(200);
      ways = ways.map(({ was, state }) => ({ was, state: modelUndo(state, was, first) }));
    }
    states = distinct(ways.map(({ state }) => state));
  }
  return findShownState(client, made, model, states);
}

function distinct(states: ModelState[]): ModelState[] {
  return [...new Map(states.map((state) => [JSON.stringify(state), state])).values()];
}

/** The state that the pages show. */
async function findShownState(
  client: TestClient,
  made: MadeCourse,
  model: ModelCourse,
  states: ModelState[],
): Promise<ModelState> {
  for (const state of states.slice(0, -1)) {
    try {
      await expectSamePages(client, made, model, state);
      return state;
    } catch {
      continue;
    }
  }
  await expectSamePages(client, made, model, states.at(-1)!);
  return states.at(-1)!;
}

function aimReset(model: ModelCourse, state: ModelState, { at, section }: ResetPlan): ModelReset {
  const wanted = at === "current" ? pageProgress(state, "current")[0] : at;
  const page = Math.min(wanted, model.length - 1);
  return { page, section: section === null ? null : Math.min(section, model[page]!.length - 1) };
}

function aimCall(model: ModelCourse, state: ModelState, plan: CallPlan): ModelCall {
  const { aim, move, again, keyed } = plan;
  const [page, section] = aim === "current" || aim === "previous" ? pageProgress(state, aim) : aim;
  const place = {
    page: Math.min(page, model.length - 1),
    section: Math.min(section, model[Math.min(page, model.length - 1)]!.length - 1),
  };
  const accepts = model[place.page]![place.section]!.accepts;
  if (move === "right") return { ...place, answer: accepts?.[0] ?? null, again, keyed };
  if (move === "other") return { ...place, answer: accepts?.[1] ?? null, again, keyed };
  return { ...place, answer: move === "finish" ? null : move, again, keyed };
}

function pageProgress(state: ModelState, aim: "current" | "previous"): [number, number] {
  const page = state.findIndex((sections) => currentIndex(sections) < sections.length);
  const at = page === -1 ? state.length - 1 : page;
  const section = currentIndex(state[at]!);
  return [at, Math.max(0, aim === "current" ? section : section - 1)];
}

async function send(client: TestClient, made: MadeCourse, call: ModelCall): Promise<ModelAnswer> {
  const page = made.pages[call.page]!;
  const section = page.sectionIds[call.section]!;
  const kind = call.answer === null ? "section" : "question";
  const answer = await client.post<AdvanceResult>(
    `/api/courses/page/${page.id}/${kind}/${section}`,
    call.answer === null ? undefined : { answer: call.answer, ...(call.again && { round: 2 }) },
    call.keyed ? KEYED : {},
  );
  return answer.status === 200 ? simplify(answer, page.sectionIds) : { status: answer.status };
}

function simplify({ body }: TestAnswer<AdvanceResult>, ids: number[]): ModelAnswer {
  const leads = body.next_page ? "page" : body.course_finished ? "course" : null;
  return {
    status: 200,
    current: body.current_section.status,
    answer: body.current_section.answer,
    first_answer: body.current_section.first_answer,
    next: body.next_section ? ids.indexOf(body.next_section.id) : null,
    leadsTo: leads,
  };
}

/** The states after those orders of the calls in which the model responds as the product did. */
function explain(
  model: ModelCourse,
  state: ModelState,
  calls: (ModelCall | ModelReset)[],
  got: ModelAnswer[],
): ModelState[] {
  if (calls.length === 0) return [state];
  return calls.flatMap((call, index) => {
    const step = "answer" in call ? modelAdvance(model, state, call) : modelReset(state, call);
    if (!isDeepStrictEqual(step.answer, got[index])) return [];
    return explain(model, step.state, calls.toSpliced(index, 1), got.toSpliced(index, 1));
  });
}

function describeFailure(state: ModelState, calls: object[], got: ModelAnswer[]): string {
  return `no order of these calls explains the answers: ${JSON.stringify({ state, calls, got })}`;
}

async function expectSamePages(
  client: TestClient,
  made: MadeCourse,
  model: ModelCourse,
  state: ModelState,
) {
  for (const [index, page] of made.pages.entries()) {
    const { status, body } = await client.get<PageData>(`/api/courses/page/${page.id}`);
    const begun = state[index]!.some((section) => section.status !== "pending");
    const open =
      begun || state.slice(0, index).every((earlier) => currentIndex(earlier) === earlier.length);
    expect(status).toBe(open ? 200 : 409);
    if (!open) continue;
    const current = currentIndex(state[index]!);
    const reached = [...state[index]!.entries()].filter(
      ([place, section]) => place === current || section.status !== "pending",
    );
    expect(Object.keys(body.sections)).toHaveLength(reached.length);
    for (const [place, section] of reached) {
      expect(body.sections[page.sectionIds[place]!]).toMatchObject(section);
    }
  }
}

/** Every committed answer is stored once and counted once. */
async function expectSameTallies(made: MadeCourse, ends: ModelState[]) {
  const ids = made.pages.flatMap(({ sectionIds }) => sectionIds);
  const committed = ends.flat(2).filter(({ answer }) => answer !== null).length;
  const counting = and(inArray(answers.sectionId, ids), isNotNull(answers.userId));
  const stored = await world.ctx.database.$count(answers, counting);
  const [counted] = await world.ctx.database
    .select({ people: sql<number>`coalesce(sum(${answerTallies.count}), 0)::int` })
    .from(answerTallies)
    .where(and(inArray(answerTallies.sectionId, ids), eq(answerTallies.optionId, 0)));
  expect({ stored, counted: counted?.people }).toEqual({ stored: committed, counted: committed });
  await expectSameChoices(ids);
}

/** Options are counted as first chosen, and the moves lead to those chosen last. */
async function expectSameChoices(ids: number[]) {
  const chosen = await world.ctx.database
    .select()
    .from(answers)
    .where(and(inArray(answers.sectionId, ids), isNotNull(answers.userId)));
  for (const [sectionId, { first, moves }] of await readTallies(world.ctx, ids)) {
    const own = chosen.filter((row) => row.sectionId === sectionId && row.optionIds !== null);
    const again = own.filter(({ firstOptionIds }) => firstOptionIds !== null);
    const changed = again.filter((row) => row.firstOptionIds?.join() !== row.optionIds?.join());
    expect(countOptions(new Map(first))).toEqual(
      tally(own.map((row) => row.firstOptionIds ?? row.optionIds ?? [])),
    );
    expect(countOptions(applyMoves(new Map(first), moves))).toEqual(
      tally(own.map((row) => row.optionIds ?? [])),
    );
    const people = (to: number) => moves.find((move) => move[0] === 0 && move[1] === to)?.[2] ?? 0;
    expect([people(0), people(CHANGED_ANSWER)]).toEqual([again.length, changed.length]);
  }
}

function tally(choices: number[][]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const option of choices.flat()) counts[option] = (counts[option] ?? 0) + 1;
  return counts;
}

/** Options that were chosen, without the people. */
function countOptions(tallies: ReadonlyMap<number, number>): Record<number, number> {
  return Object.fromEntries([...tallies].filter(([option, people]) => option > 0 && people > 0));
}
