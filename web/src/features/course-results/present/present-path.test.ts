import type { Presentation } from "@paso/contract";
import { expect, test } from "vitest";

import { type OwnStage, readPresentPath } from "./present-path.ts";

const option = (valid: boolean | null) => ({
  id: 1,
  text: "Sand",
  valid,
  chosen: null,
  first: null,
});
const question = {
  section_id: 7,
  two_rounds: false,
  may_open: true,
  may_show: true,
  options: [option(false), option(true)],
  next: 8,
  presentation: null,
};
const asked = (state: string, round = 1, section = 7) => ({
  presentation: {
    asked: { section_id: section, question: "Why?", state, round, closes_at: null, answers: 0 },
  } as Presentation,
});
const read = (changes: object, own: OwnStage = "question") => {
  const { steps, current, main, other } = readPresentPath({ ...question, ...changes }, own);
  return [steps[current], main?.kind ?? null, other?.kind ?? null];
};

test.each([
  ["alone", {}, "question", ["answer", "open", "look"]],
  ["alone, with few answers", { may_show: false }, "question", ["answer", "open", null]],
  [
    "alone, for those who may not open it",
    { may_open: false },
    "question",
    ["answer", "look", "next"],
  ],
  ["with its answers", {}, "answers", ["look", "reveal", null]],
  ["with what is right", {}, "right", ["look", "next", null]],
  [
    "that was shown before phones were let in",
    { presentation: { asked: null } as Presentation },
    "answers",
    ["answer", "open", "look"],
  ],
  ["open", asked("open"), "question", ["answer", "close", null]],
  ["shown to phones", asked("shown"), "question", ["look", "reveal", "open"]],
  ["revealed on phones", asked("revealed"), "question", ["look", "next", "open"]],
  ["last of all", { ...asked("revealed"), next: null }, "question", ["look", null, "open"]],
  ["while another is open", asked("open", 1, 8), "question", ["answer", "open", "look"]],
] as const)("a question %s", (_, changes, own, expected) => {
  expect(read(changes, own)).toEqual(expected);
});

test.each([
  [asked("open"), ["answer", "close", null]],
  [asked("talk"), ["talk", "open", "look"]],
  [{ ...asked("talk"), may_show: false }, ["talk", "open", null]],
  [asked("open", 2), ["again", "close", null]],
  [asked("shown", 2), ["look", "reveal", "open"]],
] as const)("one with two rounds is at %j", (changes, expected) => {
  expect(read({ ...changes, two_rounds: true })).toEqual(expected);
});

test("the first of two rounds closes to be talked about, the second to be looked at", () => {
  const closing = (round: number) =>
    readPresentPath({ ...question, ...asked("open", round), two_rounds: true }, "question").main;
  expect([closing(1), closing(2)]).toEqual([
    { kind: "close", state: "talk", round: 1 },
    { kind: "close", state: "shown", round: 2 },
  ]);
});
