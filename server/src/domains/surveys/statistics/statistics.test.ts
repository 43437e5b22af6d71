import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { scaleValues } from "./scale-values.ts";
import { hideSmallParts, joinSmallPeriods } from "./small-parts-policy.ts";
import { summariseChoices } from "./summarise-choices.ts";

const TEN_POINTS = ["10 Sobresaliente", "9", "8", "7", "6", "5", "4", "3", "2", "1 Deficiente"];
const optionsOf = (...texts: string[]) => texts.map((text, index) => ({ id: index + 1, text }));
const tenPoints = optionsOf(...TEN_POINTS);

/** People for each grade of the ten-point scale, best first. */
const grades = fc.array(fc.nat(20), { minLength: 10, maxLength: 10 });
const countsOf = (people: readonly number[]) =>
  new Map(people.map((count, index) => [index + 1, count]));

/** Every chosen value separately, ascending. */
const spread = (people: readonly number[]) =>
  people
    .flatMap((count, index) => Array.from({ length: count }, () => 10 - index))
    .toSorted((one, other) => one - other);

describe("a scale", () => {
  test.each([
    [TEN_POINTS, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [
      ["0 never", "1", "2 always"],
      [0, 1, 2],
    ],
    [["Good", "Bad"], null],
    [["1-2 hours", "2-3 hours"], null],
    [["1", "3", "5"], null],
    [["5", "4", "4"], null],
    [["11", "10", "9"], null],
    [["1"], null],
    [[], null],
  ])("%j", (texts, values) => {
    expect(scaleValues(optionsOf(...texts))).toEqual(values);
  });
});

describe("figures", () => {
  test("are those of every answer by itself", () => {
    fc.assert(
      fc.property(grades, (people) => {
        const all = spread(people);
        const figures = summariseChoices(tenPoints, countsOf(people));
        expect(figures.counts).toEqual(people);
        if (all.length === 0) {
          expect(figures).toMatchObject({ mean: null, median: null, net_promoter_score: null });
          return;
        }
        const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
        expect(figures.mean).toBeCloseTo(mean, 1);
        expect(Math.abs(figures.mean! - mean)).toBeLessThanOrEqual(0.005 + 1e-9);
        const middle = (all.length - 1) / 2;
        const median = (all[Math.floor(middle)]! + all[Math.ceil(middle)]!) / 2;
        expect(figures.median).toBe(median);
        const share = (fits: (value: number) => boolean) => all.filter(fits).length / all.length;
        const score = (share((value) => value >= 9) - share((value) => value <= 6)) * 100;
        expect(Math.abs(figures.net_promoter_score! - score)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });

  test("count what was chosen of removed options apart, and in no mean", () => {
    const counts = new Map([
      [1, 3],
      [7, 2],
    ]);
    expect(summariseChoices(optionsOf("2 good", "1 bad"), counts)).toEqual({
      counts: [3, 0],
      removed: 2,
      mean: 2,
      median: 2,
      net_promoter_score: null,
    });
  });

  test("have no mean where the options are no scale", () => {
    const counts = new Map([[1, 5]]);
    expect(summariseChoices(optionsOf("Good", "Bad"), counts)).toMatchObject({
      counts: [5, 0],
      mean: null,
      median: null,
      net_promoter_score: null,
    });
  });
});

/** Answers of each part of a whole. */
const parts = fc.array(fc.oneof(fc.nat(6), fc.nat(40)), { maxLength: 8 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe("parts of a whole", () => {
  test("show no answers of one to four people, nor leave them over", () => {
    fc.assert(
      fc.property(parts, (answers) => {
        const hidden = hideSmallParts(answers);
        const shown = answers.filter((_, index) => !hidden[index]);
        expect(shown.every((count) => count >= 5)).toBe(true);
        const left = sum(answers) - sum(shown);
        const isWholeShown = sum(answers) >= 5;
        expect(isWholeShown && left > 0 && left < 5).toBe(false);
      }),
    );
  });

  test("show as much as that allows", () => {
    expect(hideSmallParts([12, 3, 8])).toEqual([false, true, true]);
    expect(hideSmallParts([12, 3, 4])).toEqual([false, true, true]);
    expect(hideSmallParts([12, 0, 8])).toEqual([false, true, false]);
    expect(hideSmallParts([5, 5])).toEqual([false, false]);
    expect(hideSmallParts([])).toEqual([]);
  });
});

describe("periods", () => {
  test("have five answers each where there are five in all, and none is lost", () => {
    fc.assert(
      fc.property(parts, (answers) => {
        const periods = answers.map((count, index) => ({ answers: count, index }));
        const joined = joinSmallPeriods(periods);
        expect(joined.flat()).toEqual(periods);
        const sums = joined.map((part) => sum(part.map((period) => period.answers)));
        expect(sums.every((count) => count >= 5) || sums.length === 1).toBe(true);
      }),
    );
  });

  test("stay apart where they are large enough", () => {
    const joined = joinSmallPeriods([5, 2, 3, 9, 1].map((answers) => ({ answers })));
    expect(joined.map((part) => part.map(({ answers }) => answers))).toEqual([[5], [2, 3], [9, 1]]);
  });
});
