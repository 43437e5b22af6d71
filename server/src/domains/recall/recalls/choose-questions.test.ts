import fc from "fast-check";
import { expect, it } from "vitest";

import { type AnsweredQuestion, chooseQuestions } from "./choose-questions.ts";

const question = (sectionId: number, wasRight: boolean, recalled: boolean | null = null) => ({
  sectionId,
  wasRight,
  recalled,
});
const ids = (chosen: readonly AnsweredQuestion[]) => chosen.map(({ sectionId }) => sectionId);

it("asks first what was wrong, in the order of the course", () => {
  const answered = [
    question(1, true),
    question(2, false),
    question(3, true),
    question(4, false),
    question(5, false),
  ];
  expect(ids(chooseQuestions(answered, 7))).toEqual([2, 4, 5]);
});

it("asks again what was forgotten, and last what was remembered", () => {
  const answered = [
    question(1, false, true),
    question(2, true, false),
    question(3, true),
    question(4, false),
  ];
  expect(ids(chooseQuestions(answered, 7))).toEqual([2, 3, 4]);
});

it("asks different people different ones, and each of them always the same", () => {
  const answered = Array.from({ length: 30 }, (_, index) => question(index + 1, true));
  const choices = Array.from({ length: 20 }, (_, seed) => ids(chooseQuestions(answered, seed)));
  expect(new Set(choices.map(String)).size).toBeGreaterThan(10);
  expect(new Set(choices.flat()).size).toBeGreaterThan(20);
  expect(ids(chooseQuestions(answered, 3))).toEqual(choices[3]);
});

it("asks at most three, each once, and as many as there are", () => {
  const answered = fc.uniqueArray(
    fc.record({
      sectionId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      wasRight: fc.boolean(),
      recalled: fc.option(fc.boolean()),
    }),
    { selector: ({ sectionId }) => sectionId, maxLength: 12 },
  );
  fc.assert(
    fc.property(answered, fc.integer(), (questions, seed) => {
      const chosen = chooseQuestions(questions, seed);
      expect(chosen).toHaveLength(Math.min(3, questions.length));
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(questions.filter((one) => chosen.includes(one))).toEqual(chosen);
    }),
  );
});
