import type { QuestionFigures } from "@paso/contract";
import { expect, test } from "vitest";

import { findNamed, findTrend } from "./find-trend.ts";

const part = (name: string, mean: number | null) => ({
  name,
  answers: mean === null ? 2 : 6,
  figures:
    mean === null
      ? null
      : ({
          counts: [6],
          removed: 0,
          mean,
          median: mean,
          net_promoter_score: null,
        } as QuestionFigures),
});

test("parts without figures keep their place", () => {
  const parts = [part("May", 7), part("June", null), part("July", 8)];
  expect(findTrend(parts, "mean")).toEqual([
    { name: "May", at: 0, value: 7 },
    { name: "July", at: 1, value: 8 },
  ]);
});

test("one part, or a figure that none has, is no trend", () => {
  expect(findTrend([part("May", 7)], "mean")).toEqual([]);
  expect(findTrend([part("May", 7), part("June", null)], "mean")).toEqual([]);
  expect(findTrend([part("May", 7), part("June", 8)], "net_promoter_score")).toEqual([]);
});

test("the ends, the highest and the lowest are named, each once", () => {
  const means = [7, 6, 8, 9, 8.5, 8];
  const points = findTrend(
    means.map((mean, index) => part(String(index), mean)),
    "mean",
  );
  expect([...findNamed(points)].map(({ name }) => name).toSorted()).toEqual(["0", "1", "3", "5"]);
  expect(findNamed(points.slice(0, 1)).size).toBe(1);
});
