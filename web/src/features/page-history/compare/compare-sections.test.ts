import { expect, test } from "vitest";

import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { compareSections } from "./compare-sections.ts";

function text(id: number, order: number, html: string): SectionForm {
  return { key: `${id}`, id, order, type: "paragraph", isDeleted: false, html, files: [] };
}

const linesOf = (section: SectionForm) =>
  section.type === "paragraph"
    ? section.html.split("|").map((line, index) => ({ label: `Option ${index + 1}`, text: line }))
    : [];

const compare = (before: SectionForm[], after: SectionForm[]) =>
  compareSections(before, after, linesOf);

test("sections are known by their ids, and what was removed is where it was", () => {
  const before = [text(1, 1, "One"), text(2, 2, "Two"), text(3, 3, "Three")];
  const after = [text(1, 1, "One"), text(3, 3, "Third"), text(4, 4, "Four")];
  expect(compare(before, after).map(({ id, state }) => [id, state])).toEqual([
    [1, "same"],
    [2, "removed"],
    [3, "changed"],
    [4, "added"],
  ]);
});

test("a section that moved says where it was; those that made room for it are the same", () => {
  const before = [text(1, 1, "One"), text(2, 2, "Two"), text(3, 3, "Three")];
  const after = [text(3, 1, "Three"), text(1, 2, "One"), text(2, 3, "Two")];
  expect(compare(before, after).map(({ state, orderBefore }) => [state, orderBefore])).toEqual([
    ["moved", 3],
    ["same", null],
    ["same", null],
  ]);
});

test("an option before others leaves them as they are", () => {
  const [compared] = compare([text(1, 1, "A|B")], [text(1, 1, "New|A|B")]);
  expect(compared?.state).toBe("changed");
  expect(compared?.lines).toEqual([
    { label: "Option 1", text: [{ text: "New", mark: "added" }] },
    { label: "Option 2", text: [{ text: "A", mark: "same" }] },
    { label: "Option 3", text: [{ text: "B", mark: "same" }] },
  ]);
});
