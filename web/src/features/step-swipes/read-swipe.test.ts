import type { PageData } from "@paso/contract";
import { expect, it } from "vitest";

import { readSwipe, stepBeside } from "./read-swipe.ts";

it.each([
  ["to the left", { x: -80, y: 10, milliseconds: 200 }, 1],
  ["to the right", { x: 80, y: -30, milliseconds: 200 }, -1],
  ["too short", { x: -50, y: 0, milliseconds: 200 }, null],
  ["too slow", { x: -80, y: 0, milliseconds: 900 }, null],
  ["rather down", { x: -80, y: 60, milliseconds: 200 }, null],
] as const)("reads a finger's move: %s", (_, move, expected) => {
  expect(readSwipe(move)).toBe(expected);
});

it("leads from finished steps alone, and beyond neither end", () => {
  const sections = [
    { id: 30, order: 1, status: "finished" },
    { id: 10, order: 2, status: "finished" },
    { id: 20, order: 3, status: "pending" },
  ];
  const page = {
    sections: Object.fromEntries(sections.map((one) => [one.id, one])),
  } as unknown as PageData;
  const beside = (id: number, by: 1 | -1) => stepBeside(page, id, by);
  expect([beside(30, 1), beside(10, 1), beside(10, -1)]).toEqual([10, 20, 30]);
  expect([beside(30, -1), beside(20, -1), beside(99, 1)]).toEqual([null, null, null]);
});
