import { expect, it } from "vitest";

import { findExampled } from "./find-exampled.ts";

const OPTIONS = ["Clay", "Sand", "Sandy loam", ""];

it.each([
  ["an option's text", ["sand "], [1]],
  ["an option and what speaks for it", ["Clay: it sticks to the spade."], [0]],
  ["a longer option than the one it begins with", ["Sandy loam, mostly"], [2]],
  ["several options", ["Sandy loam", "Clay"], [0, 2]],
  ["a text that begins with the same word", ["Sand is what I would hope for."], []],
  ["a text of its own", ["It depends on the garden."], []],
  ["nothing", [], []],
])("is drawn for %s", (_, examples, exampled) => {
  expect(findExampled(OPTIONS, examples)).toEqual(exampled);
});
