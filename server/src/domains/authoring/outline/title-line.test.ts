import { expect, test } from "vitest";

import { titleLineOf } from "./title-line.ts";

const lineOf = (html: string) => titleLineOf({ type: "paragraph", html });

test("a paragraph's line separates blocks, not words and punctuation", () => {
  expect(lineOf("<h2>Soil</h2><p>Some <strong>bold</strong>, <a href='#'>link</a>.</p>")).toBe(
    "Soil Some bold, link.",
  );
  expect(lineOf("<ul><li><p>clay</p></li><li><p>a &lt; b</p></li></ul>")).toBe("clay a < b");
});

test("a long one ends in an ellipsis", () => {
  const line = lineOf(`<p>${"word ".repeat(100)}</p>`);
  expect(line).toMatch(/word\u2026$/);
  expect(line.length).toBeLessThanOrEqual(120);
});
