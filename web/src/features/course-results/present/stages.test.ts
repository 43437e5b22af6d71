import { expect, test } from "vitest";

import { nextStage } from "./stages.ts";

const option = (valid: boolean | null) => ({
  id: 1,
  text: "Sand",
  valid,
  chosen: null,
  first: null,
});
const poll = { answers_needed: 5, options: [option(null)] };
const checked = { answers_needed: 5, options: [option(false), option(true)] };

test.each([
  ["question", { ...poll, answers: 4 }, null],
  ["question", { ...poll, answers: 5 }, "answers"],
  ["answers", { ...poll, answers: 5 }, null],
  ["answers", { ...checked, answers: 5 }, "right"],
  ["right", { ...checked, answers: 5 }, null],
] as const)("after %s of %j comes %s", (stage, shown, next) => {
  expect(nextStage(stage, { ...shown, options: [...shown.options] })).toBe(next);
});
