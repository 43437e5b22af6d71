import { expect, test } from "vitest";

import { titleLineOf } from "./title-line.ts";

const lineOf = (html: string) => titleLineOf({ type: "paragraph", html });

test("a paragraph's line separates blocks, not words and punctuation", () => {
  expect(lineOf("<p>Soil</p><p>Some <strong>bold</strong>, <a href='#'>link</a>.</p>")).toBe(
    "Soil Some bold, link.",
  );
  expect(lineOf("<ul><li><p>clay</p></li><li><p>a &lt; b</p></li></ul>")).toBe("clay a < b");
});

test("a paragraph that begins with a heading is called like it", () => {
  expect(lineOf('<h3 id="soil">What <em>soil</em> is</h3><p>Grains.</p>')).toBe("What soil is");
  expect(lineOf("<h2> </h2><p>Grains.</p>")).toBe("Grains.");
  expect(lineOf("<p>Grains.</p><h2>Soil</h2>")).toBe("Grains. Soil");
});

test("an uploaded video is called like its file", () => {
  const lineOfVideo = (address: string) => titleLineOf({ type: "video", address });
  expect(lineOfVideo("files/soil.mp4")).toBe("soil.mp4");
  expect(lineOfVideo("https://www.youtube.com/watch?v=1")).toBe("youtube.com/watch?v=1");
});

test("a long one ends in an ellipsis", () => {
  const line = lineOf(`<p>${"word ".repeat(100)}</p>`);
  expect(line).toMatch(/word\u2026$/);
  expect(line.length).toBeLessThanOrEqual(120);
});
