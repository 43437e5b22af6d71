import { expect, it } from "vitest";

import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { placeSections } from "./place-sections.ts";

function section(key: string, order: number | null): SectionForm {
  return { key, id: order, order, type: "paragraph", isDeleted: false, html: "", files: [] };
}

const place = (...given: Parameters<typeof placeSections>) =>
  placeSections(...given).map(({ key, order }) => `${key}${order}`);

it.each([
  ["at the end", 2, ["a1", "b4", "x5", "y6"]],
  ["between others", 1, ["a1", "x4", "y5", "b6"]],
  ["at the beginning", 0, ["x1", "y4", "a5", "b6"]],
])("puts new sections %s, in numbers that grow", (_, at, expected) => {
  const fresh = [section("x", null), section("y", null)];
  expect(place([section("a", 1), section("b", 4)], fresh, at, [])).toEqual(expected);
});

it("leaves the numbers of sections that are not shown to them", () => {
  expect(place([], [section("x", null)], 0, [7])).toEqual(["x8"]);
});
