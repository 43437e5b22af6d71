import type { CourseResults, PageResults, SectionResult, StudentResults } from "@paso/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { formatLocalDate } from "../../platform/local-date.ts";
import { createPerson } from "../../testing/factories.ts";
import {
  actAt,
  chosenIn,
  type GeneratedStudent,
  generatedClass,
  PAGES,
  storeClass,
} from "../../testing/generated-class.ts";
import { cases } from "../../testing/long-tests.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let world: TestApp;
let admin: TestClient;
beforeAll(async () => {
  world = await startTestApp();
  admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
});
afterAll(() => world.stop());

/** Sections with a key: their right and their wrong options, as `PAGES` has them. */
const KEYS = PAGES.flatMap((sections, page) =>
  sections.flatMap((content, place) =>
    "options" in content && content.type.endsWith("validated")
      ? [{ page, place, content, options: content.options as { id: number; valid: boolean }[] }]
      : [],
  ),
);
type Keyed = (typeof KEYS)[number];

function mark(one: GeneratedStudent, { page, place, content, options }: Keyed): 0 | 1 | null {
  const done = actAt(one, page, place);
  if (!done) return null;
  const chosen = chosenIn(content, done);
  return options.every(({ id, valid }) => chosen.includes(id) === valid) ? 1 : 0;
}

/** Whether a student's answer counts in their results. */
const countsFor = (one: GeneratedStudent, { page }: Keyed) => !one.pages[page]!.isExcused;

/** The share that a student got right of all other questions that count for them; null without another. */
function restOf(one: GeneratedStudent, asked: Keyed): number | null {
  const others = KEYS.filter((key) => key !== asked && countsFor(one, key));
  const marks = others.flatMap((key) => mark(one, key) ?? []);
  if (marks.length === 0) return null;
  return marks.filter((value) => value === 1).length / marks.length;
}

/** Pearson correlation; null if one of the two does not vary. */
function correlate(pairs: readonly (readonly [number, number])[]): number | null {
  const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
  if (new Set(xs).size < 2 || new Set(ys).size < 2) return null;
  const [mx, my] = [mean(xs), mean(ys)];
  const covariance = mean(pairs.map(([x, y]) => (x - mx) * (y - my)));
  const variance = (values: number[], middle: number) =>
    mean(values.map((value) => (value - middle) ** 2));
  return covariance / Math.sqrt(variance(xs, mx) * variance(ys, my));
}

function thirdsOf(ranked: readonly { one: GeneratedStudent; rest: number }[]) {
  const size = Math.ceil(ranked.length / 3);
  const down = ranked.map(({ rest }) => rest).toSorted((a, b) => b - a);
  const [least, most] = [down[size - 1], down.toReversed()[size - 1]];
  if (least === undefined || most === undefined || least <= most) return null;
  return {
    strong: ranked.filter(({ rest }) => rest >= least).map(({ one }) => one),
    weak: ranked.filter(({ rest }) => rest <= most).map(({ one }) => one),
  };
}

function expectChecked(section: SectionResult, asked: Keyed, counted: GeneratedStudent[]): void {
  const { question } = section;
  if (question?.type !== "checked") throw new Error("It has a key.");
  const given = counted.filter((one) => mark(one, asked) !== null);
  const rightOf = (some: GeneratedStudent[]) => some.filter((one) => mark(one, asked) === 1).length;
  expect(question.answers).toBe(given.length);
  expect(question.facility).toBe(given.length === 0 ? null : rightOf(given) / given.length);
  const ranked = given.flatMap((one) => {
    const rest = restOf(one, asked);
    return rest === null ? [] : [{ one, rest }];
  });
  const expected = correlate(ranked.map(({ one, rest }) => [mark(one, asked) ?? 0, rest]));
  if (expected === null) expect(question.discrimination).toBeNull();
  else expect(question.discrimination).toBeCloseTo(expected, 9);
  const thirds = thirdsOf(ranked);
  const third = (some: GeneratedStudent[]) => ({ people: some.length, right: rightOf(some) });
  expect(question.strong).toEqual(thirds && third(thirds.strong));
  expect(question.weak).toEqual(thirds && third(thirds.weak));
  const choosing = (some: GeneratedStudent[] | undefined, id: number) =>
    (some ?? []).filter((one) =>
      chosenIn(asked.content, actAt(one, asked.page, asked.place)!).includes(id),
    ).length;
  expect(question.options.map(({ chosen, strong, weak }) => [chosen, strong, weak])).toEqual(
    asked.options.map(({ id }) =>
      [given, thirds?.strong, thirds?.weak].map((some) => choosing(some, id)),
    ),
  );
}

function expectFunnel(
  section: SectionResult,
  { page, place }: { page: number; place: number },
  counted: GeneratedStudent[],
): void {
  const touched = (one: GeneratedStudent, at: number) => actAt(one, page, at) !== null;
  const stands = (one: GeneratedStudent) => {
    const { finished, isTouched, isExcused } = one.pages[page]!;
    return !isExcused && finished === place && (isTouched || finished > 0);
  };
  const here = counted.filter(stands);
  expect(section.reached).toBe(counted.filter((one) => touched(one, place) || stands(one)).length);
  const finished = counted.filter((one) => actAt(one, page, place)?.isFinished);
  expect([section.finished, section.standing, section.left]).toEqual([
    finished.length,
    here.length,
    here.filter(({ daysAway }) => daysAway >= 7).length,
  ]);
  const times = finished
    .filter(() => place > 0)
    .map((one) => actAt(one, page, place)!.seconds)
    .filter((seconds) => seconds <= 3_600)
    .toSorted((one, other) => one - other);
  const half = (times.length - 1) / 2;
  const median =
    times.length === 0 ? null : (times[Math.floor(half)]! + times[Math.ceil(half)]!) / 2;
  expect(section.seconds).toBe(median);
}

function expectPoll(section: SectionResult, place: number, counted: GeneratedStudent[]): void {
  const { question } = section;
  if (question?.type !== "poll") throw new Error("It is a poll.");
  const content = PAGES[0]![place]!;
  const given = counted.flatMap((one) => actAt(one, 0, place) ?? []);
  const last = given.map((done) => chosenIn(content, done));
  const isTwice = content.type === "radio";
  const first = given.map((done, index) =>
    isTwice && done.before !== null ? [done.before] : last[index]!,
  );
  expect(question.answers).toBe(given.length);
  const choosing = (all: number[][], id: number) => all.filter((ids) => ids.includes(id)).length;
  expect(question.options.map((option) => [option.chosen, option.first])).toEqual(
    question.options.map(({ id }) => [choosing(last, id), choosing(first, id)]),
  );
  if (!isTwice) return;
  const moved = given.filter(({ before, chosen }) => before !== null && before !== chosen[0]);
  expect(question.second_round).toMatchObject({
    answers: given.filter(({ before }) => before !== null).length,
    changed: moved.length,
  });
  for (const { from, to, people } of question.second_round?.moves ?? []) {
    expect(people).toBe(
      moved.filter(({ before, chosen }) => before === from && chosen[0] === to).length,
    );
  }
}

function expectTexts(section: SectionResult, counted: GeneratedStudent[]): void {
  const texts = counted.flatMap((one) => actAt(one, 0, 3)?.text ?? []);
  const published = texts.filter((text) => text.published && !text.hidden);
  const sum = (key: "views" | "likes" | "comments") =>
    published.reduce((total, text) => total + text[key], 0);
  expect(section.question).toEqual({
    type: "texts",
    answers: texts.length,
    published: published.length,
    hidden: texts.filter((text) => text.published && text.hidden).length,
    views: sum("views"),
    likes: sum("likes"),
    comments: sum("comments"),
    without_reply: published.filter(({ comments }) => comments === 0).length,
    reports: 0,
  });
}

function expectQuiz(results: CourseResults, counted: GeneratedStudent[]): void {
  const asked = KEYS.filter(({ page }) => page === 1);
  const marks = counted.map((one) =>
    asked.filter((key) => countsFor(one, key)).flatMap((key) => mark(one, key) ?? []),
  );
  const all = marks.filter(({ length }) => length === asked.length);
  const begun = marks.filter(({ length }) => length > 0).length;
  if (begun === 0) return expect(results.quizzes).toEqual([]);
  const rightOf = (values: number[]) => values.filter((value) => value === 1).length;
  expect(results.quizzes).toMatchObject([
    {
      begun,
      finished: all.length,
      by_right: [0, 1, 2].map((count) => all.filter((values) => rightOf(values) === count).length),
    },
  ]);
}

/** Days of the site's calendar: `first` and `last` are so many days ago. */
const dates = fc
  .tuple(fc.option(fc.nat(4)), fc.option(fc.nat(4)))
  .filter(([first, last]) => (first !== null || last !== null) && (first ?? 4) >= (last ?? 0))
  .map(([first, last]) => ({ first, last }));

function dayOf(hoursAgo: number): string {
  const then = new Date(world.clock.now().getTime() - hoursAgo * 3_600_000);
  return formatLocalDate(then, world.ctx.site.timeZone).slice(0, 10);
}

interface Asked {
  query: string;
  counted: (one: GeneratedStudent) => boolean;
}

/** Everyone, each group, and those who joined within some days. */
function audiencesOf(
  groups: readonly number[],
  { first, last }: { first: number | null; last: number | null },
): Asked[] {
  const from = first === null ? null : dayOf(first * 24);
  const to = last === null ? null : dayOf(last * 24);
  const bounds = [from && `from=${from}`, to && `to=${to}`].filter(Boolean);
  return [
    { query: "", counted: () => true },
    ...groups.map((id, group) => ({
      query: `?group=${id}`,
      counted: (one: GeneratedStudent) => one.group === group,
    })),
    {
      query: `?${bounds.join("&")}`,
      counted: ({ hoursHere }) => {
        const day = dayOf(hoursHere);
        return (from === null || day >= from) && (to === null || day <= to);
      },
    },
  ];
}

test("results of any class agree with a plain count of it: whole, by group and by dates", async () => {
  const runs = { numRuns: cases({ usually: 12, long: 200 }) };
  await fc.assert(
    fc.asyncProperty(generatedClass, dates, async (students, within) => {
      const { course, groups } = await storeClass(world.ctx, students);
      const base = `/api/authoring/courses/${course.id}/results`;
      for (const { query, counted: isMeant } of audiencesOf(groups, within)) {
        const counted = students.filter((one) => one.role === "student" && isMeant(one));
        const { body } = await admin.get<CourseResults>(base + query);
        expect(body.students).toMatchObject({
          all: counted.length,
          active: counted.filter(({ daysAway }) => daysAway < 7).length,
        });
        const list = await admin.get<StudentResults>(`${base}/students${query}`);
        expect(list.body.total).toBe(counted.length);
        expectQuiz(body, counted);
        for (const [page, { id }] of course.pages.entries()) {
          const { body: results } = await admin.get<PageResults>(`${base}/pages/${id}${query}`);
          for (const [place, section] of results.sections.entries()) {
            expectFunnel(section, { page, place }, counted);
            const asked = KEYS.find((key) => key.page === page && key.place === place);
            if (asked) expectChecked(section, asked, counted);
            if (section.question?.type === "poll") expectPoll(section, place, counted);
            if (section.question?.type === "texts") expectTexts(section, counted);
          }
        }
      }
    }),
    runs,
  );
}, 120_000);
