import type { ComparedQuestion, Comparison, CourseResults } from "@paso/contract";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { groups as groupsTable } from "../../database/tables/index.ts";
import { createPerson } from "../../testing/factories.ts";
import {
  type Act,
  actAt,
  chosenIn,
  type GeneratedStudent,
  generatedClass,
  PAGES,
  type StoredClass,
  storeClass,
  tallyClass,
} from "../../testing/generated-class.ts";
import { cases, isLong } from "../../testing/long-tests.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

type Scope = Comparison["scope"];

/** Places of the questions with options, in the order of the course. */
const CHOICES = PAGES.flatMap((sections, page) =>
  sections.flatMap((content, place) => ("options" in content ? [{ page, place, content }] : [])),
);
const TEXT = { page: 0, place: 3 };
/** Sections of the final quiz, all on the second page, with the ids of their right options. */
const QUIZ = CHOICES.filter(({ page }) => page === 1);

const finishedAct = (one: GeneratedStudent, page: number, place: number) => {
  const done = actAt(one, page, place);
  return done?.isFinished ? done : null;
};

const isTwice = (question: (typeof CHOICES)[number], { before }: Act) =>
  question.content.type === "radio" && before !== null;

/** The plain rule: whether the scope's figures may be seen, and nothing can be subtracted. */
function maySee(scope: Scope, own: number, run: number): boolean {
  const whole = own + run;
  if (whole < 5) return false;
  if (scope === "course") return true;
  const [wanted, rest] = scope === "group" ? [own, run] : [run, own];
  return wanted >= 5 && (rest === 0 || rest >= 5);
}

interface Case {
  viewer: GeneratedStudent;
  /** Everyone else who counts. */
  others: readonly GeneratedStudent[];
  scope: Scope;
}

const ofScope = (some: readonly GeneratedStudent[], scope: Scope) =>
  some.filter(({ group }) => scope === "course" || group === (scope === "group" ? 0 : 1));
const sizes = (some: readonly GeneratedStudent[]): [number, number] => [
  ofScope(some, "group").length,
  ofScope(some, "run").length,
];

function expectChoice(
  shown: ComparedQuestion,
  question: (typeof CHOICES)[number],
  { viewer, others, scope }: Case,
): void {
  if (shown.kind !== "choice") throw new Error("It has options.");
  const { page, place, content } = question;
  const ids = (content.options as { id: number }[]).map(({ id }) => id);
  const own = actAt(viewer, page, place)!;
  expect(shown.options.map((option) => option.own)).toEqual(
    ids.map((id) => chosenIn(content, own).includes(id)),
  );
  const given = others.filter((one) => actAt(one, page, place) !== null);
  const acts = ofScope(given, scope).map((one) => actAt(one, page, place)!);
  const isSeen = maySee(scope, ...sizes(given));
  expect(shown.others).toBe(isSeen ? acts.length : null);
  const choosing = (id: number) => acts.filter((act) => chosenIn(content, act).includes(id)).length;
  expect(shown.options.map((option) => option.others)).toEqual(
    ids.map((id) => (isSeen ? choosing(id) : null)),
  );

  const again = given.filter((one) => isTwice(question, actAt(one, page, place)!));
  const moved = acts.filter((act) => isTwice(question, act));
  const isMoveSeen = isSeen && moved.length >= 5 && maySee(scope, ...sizes(again));
  if (!isMoveSeen) return expect(shown.second_round).toBeNull();
  const firstOf = (act: Act) => (isTwice(question, act) ? [act.before!] : chosenIn(content, act));
  expect(shown.second_round).toMatchObject({
    people_count: moved.length,
    changed_count: moved.filter(({ before, chosen }) => before !== chosen[0]).length,
    first_answers: ids.map((id) => acts.filter((act) => firstOf(act).includes(id)).length),
    last_answers: ids.map(choosing),
  });
}

/** The middle of a sorted list, or between the two in the middle. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2;
}

/** A student's result in the final quiz; null unless all of it was answered and counts. */
function countRight(one: GeneratedStudent): number | null {
  const acts = QUIZ.map(({ page, place }) => actAt(one, page, place));
  if (acts.some((act) => act === null)) return null;
  if (QUIZ.some(({ page }) => one.pages[page]!.isExcused)) return null;
  return QUIZ.filter(({ content }, index) => {
    const chosen = chosenIn(content, acts[index]!);
    const options = content.options as { id: number; valid: boolean }[];
    return options.every(({ id, valid }) => chosen.includes(id) === valid);
  }).length;
}

function expectQuiz({ quizzes }: Comparison, { viewer, others, scope }: Case): void {
  const isFinished =
    countRight(viewer) !== null &&
    QUIZ.every(({ page, place }) => finishedAct(viewer, page, place));
  if (!isFinished) return expect(quizzes).toEqual([]);
  const takers = others.filter((one) => one.role === "student" && countRight(one) !== null);
  const right = ofScope([viewer, ...takers], scope).map((one) => countRight(one)!);
  expect(quizzes).toMatchObject([{ right: countRight(viewer), questions: QUIZ.length }]);
  expect(quizzes[0]?.others).toEqual(
    maySee(scope, ...sizes(takers)) ? { people: right.length, median: middleOf(right) } : null,
  );
}

function expectOpinion(shown: ComparedQuestion | undefined, compared: Case): void {
  const { viewer, others, scope } = compared;
  const textOf = (one: GeneratedStudent) => actAt(one, TEXT.page, TEXT.place)?.text ?? null;
  const isRead = (one: GeneratedStudent) => {
    const text = textOf(one);
    return text !== null && text.published && !text.hidden;
  };
  if (!finishedAct(viewer, TEXT.page, TEXT.place) || !isRead(viewer)) {
    return expect(shown).toBeUndefined();
  }
  if (shown?.kind !== "opinion") throw new Error("It is an opinion.");
  expect(shown).toMatchObject({
    likes: textOf(viewer)!.likes,
    comments: textOf(viewer)!.comments,
  });
  const writers = others.filter((one) => one.role === "student" && isRead(one));
  const texts = ofScope([viewer, ...writers], scope).map((one) => textOf(one)!);
  const mean = (key: "likes" | "comments") =>
    Math.round((texts.reduce((sum, text) => sum + text[key], 0) / texts.length) * 10) / 10;
  expect(shown.others).toEqual(
    maySee(scope, ...sizes(writers))
      ? { opinions: texts.length, likes: mean("likes"), comments: mean("comments") }
      : null,
  );
}

async function compare(
  { course, groups, people }: StoredClass,
  index: number,
  scope: Scope,
): Promise<Comparison> {
  const client = await world.as(people[index]!);
  const query = scope === "run" ? `?scope=run&run=${groups[1]}` : `?scope=${scope}`;
  const { status, body } = await client.get<Comparison>(
    `/api/student/courses/${course.id}/compare${query}`,
  );
  expect(status).toBe(200);
  return body;
}

/** Larger than a class of results, so that group sizes are on both sides of five. */
const largeClass = fc
  .tuple(generatedClass, generatedClass)
  .map(([some, more]) => [...some, ...more]);

test("what students see of others agrees with a plain count, and never with one of fewer than five", async () => {
  const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(largeClass, async (students) => {
      const stored = await storeClass(world.ctx, students);
      const { course, groups } = stored;
      await tallyClass(world.ctx, stored, students);
      const endsAt = new Date(world.ctx.clock.now().getTime() - 86_400_000);
      await world.ctx.database
        .update(groupsTable)
        .set({ endsAt })
        .where(eq(groupsTable.id, groups[1]));
      await admin.get<CourseResults>(`/api/authoring/courses/${course.id}/results`);
      const viewers = students.flatMap((one, index) =>
        one.role === "student" && one.group === 0 ? [index] : [],
      );
      for (const index of viewers.slice(0, 3)) {
        const viewer = students[index]!;
        const others = students.filter((one) => one !== viewer && one.role !== "staff");
        for (const scope of ["course", "group", "run"] as const) {
          const body = await compare(stored, index, scope);
          const compared = { viewer, others, scope };
          const shown = new Map(
            body.modules.flatMap(({ questions }) =>
              questions.map((question) => [question.section_id, question]),
            ),
          );
          const idOf = (at: { page: number; place: number }) =>
            course.pages[at.page]!.sectionIds[at.place]!;
          for (const question of CHOICES) {
            const found = shown.get(idOf(question));
            const isDone = finishedAct(viewer, question.page, question.place) !== null;
            expect(found !== undefined).toBe(isDone);
            if (!found) continue;
            expectChoice(found, question, compared);
            if (found.kind !== "choice") continue;
            seen.add(`${scope} ${found.others === null ? "hidden" : "shown"}`);
            if (found.second_round) seen.add(`${scope} moves`);
          }
          expectOpinion(shown.get(idOf(TEXT)), compared);
          expectQuiz(body, compared);
        }
      }
    }),
    {
      numRuns: cases({ usually: 12, long: 150 }),
      endOnFailure: true,
      // Twelve random classes need not have a group on each side of five; these do.
      ...(!isLong && { seed: 1 }),
    },
  );
  expect([...seen]).toEqual(
    expect.arrayContaining(["course shown", "course hidden", "group shown", "group hidden"]),
  );
}, 120_000);
