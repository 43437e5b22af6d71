import type { PageData } from "@paso/contract";
import { expect, it } from "vitest";

import { stepsToFold } from "./fold-choice.ts";

const SCREEN = 800;
/** Of each step. */
const HEIGHT = 1_000;

/** A page of finished steps and the current one. */
function pageOf(finished: number, next: PageData["next"] = null): PageData {
  const sections = Array.from({ length: finished + 1 }, (_, index) => ({
    id: index + 1,
    order: index + 1,
    status: index < finished ? "finished" : "pending",
  }));
  return { next, sections: Object.fromEntries(sections.map((one) => [one.id, one])) } as never;
}

/** Steps that fold when the window is scrolled so far down the path. */
function folded(page: PageData, scrolled: number, { open = [] as number[], height = HEIGHT } = {}) {
  const placeOf = (id: number) => ({
    top: (id - 1) * height - scrolled,
    bottom: id * height - scrolled,
  });
  const options = { open: new Set(open), screen: SCREEN, placeOf };
  return stepsToFold(page, options).map(({ id }) => id);
}

it("folds what is finished, but the step one comes from", () => {
  expect(folded(pageOf(5), 5 * HEIGHT)).toEqual([1, 2, 3, 4]);
});

it("folds nothing before the reader's eyes", () => {
  expect(folded(pageOf(5), 0)).toEqual([2, 3, 4]);
  expect(folded(pageOf(5), 1.5 * HEIGHT)).toEqual([1, 4]);
});

it("leaves open what is gone to", () => {
  expect(folded(pageOf(5), 5 * HEIGHT, { open: [2, 4] })).toEqual([1, 3]);
});

it.each([
  ["few steps", pageOf(3), HEIGHT],
  ["short ones", pageOf(5), 100],
  ["a page that is read again", pageOf(5, { kind: "page", redirect_to: "/x" }), HEIGHT],
])("leaves %s as they are", (_, page, height) => {
  expect(folded(page, 5 * HEIGHT, { height })).toEqual([]);
});
