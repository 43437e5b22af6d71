import { expect, test } from "vitest";

import { markWords } from "./mark-words.ts";

/** `[-…-]` was removed, `{+…+}` added. */
function shown(before: string, after: string): string {
  return markWords(before, after)
    .map(({ text, mark }) =>
      mark === "same" ? text : mark === "added" ? `{+${text}+}` : `[-${text}-]`,
    )
    .join("");
}

test("the words that differ are marked, not their neighbours", () => {
  expect(shown("The soil is wet.", "The soil is very dry.")).toBe(
    "The soil is [-wet-]{+very dry+}.",
  );
  expect(shown("Sand, clay", "Sand; clay")).toBe("Sand[-,-]{+;+} clay");
  expect(shown("El año pasado", "El año próximo")).toBe("El año [-pasado-]{+próximo+}");
});

test("lines that stay are not looked at", () => {
  expect(shown("One\nTwo\nThree", "One\nThree\nFour")).toBe("One\n[-Two\n-]Three{+\nFour+}");
});

test("the same text has no marks, an empty one is all of a kind", () => {
  expect(markWords("Same", "Same")).toEqual([{ text: "Same", mark: "same" }]);
  expect(shown("", "New")).toBe("{+New+}");
  expect(shown("Old", "")).toBe("[-Old-]");
  expect(markWords("", "")).toEqual([]);
});

test("a text of ten thousand words is compared at once", () => {
  const words = Array.from({ length: 10_000 }, (_, index) => `word${index % 50}`);
  const before = words.join(" ");
  const begun = performance.now();
  const marked = markWords(before, before.toUpperCase());
  expect(marked.map(({ mark }) => mark)).toEqual(["removed", "added"]);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
