import type { QuestionFigures } from "@paso/contract";
import { expect, test } from "vitest";

import { compareParts } from "./compare-parts.ts";

const scale = (mean: number): QuestionFigures => ({
  counts: [5],
  removed: 0,
  mean,
  median: mean,
  net_promoter_score: null,
});
const choice = (...counts: number[]): QuestionFigures => ({
  counts,
  removed: 0,
  mean: null,
  median: null,
  net_promoter_score: null,
});
const part = (name: string, figures: QuestionFigures | null) => ({ name, answers: 6, figures });

test.each([
  ["one part with figures", [part("a", scale(7)), part("b", null)], { kind: "none" }],
  ["equal means", [part("a", scale(7)), part("b", scale(7))], { kind: "same", mean: 7 }],
  [
    "different means, those kept back left out",
    [part("a", scale(7)), part("b", null), part("c", scale(8.5)), part("d", scale(7.5))],
    { kind: "means", highest: { name: "c", mean: 8.5 }, lowest: { name: "a", mean: 7 } },
  ],
  [
    "an option that leads in most",
    [part("a", choice(4, 2)), part("b", choice(5, 1)), part("c", choice(1, 5))],
    { kind: "leading", option: 0, parts: 2, of: 3 },
  ],
  [
    "no option leads in most",
    [part("a", choice(3, 3)), part("b", choice(5, 1))],
    { kind: "mixed" },
  ],
])("%s", (_, parts, comparison) => {
  expect(compareParts(parts)).toEqual(comparison);
});
