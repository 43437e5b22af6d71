import { expect, test } from "vitest";

import { sample } from "../../../testing/sample-sections.ts";
import type { SectionContent } from "../kinds/section-kinds.ts";
import type { ContentSection } from "./course-content.ts";
import { estimateMinutes, estimatePageMinutes } from "./estimate-minutes.ts";

let nextId = 1;
const section = (content: SectionContent): ContentSection => ({
  id: nextId++,
  pageId: 1,
  moduleId: 1,
  order: 1,
  index: 0,
  content,
  files: [],
});
const reading = (words: number) =>
  section(sample.paragraph({ html: `<p>${"word ".repeat(words)}</p>` }));

test.each([
  ["nothing", [], 0],
  ["a line", [reading(3)], 1],
  ["1,000 words at 200 a minute", [reading(1000)], 5],
  ["whole minutes, of all together", [reading(100), reading(100), reading(100)], 2],
  ["a video, whose length is unknown", [section(sample.video())], 5],
  ["own words", [section(sample.textarea({ question: "Why?" }))], 3],
  ["two choices, and reading them", [section(sample.radio()), section(sample.radio())], 2],
])("%s", (_, sections, minutes) => {
  expect(estimateMinutes(sections)).toBe(minutes);
});

test("pages add up to what each of them says", () => {
  const pages = [[reading(100), reading(100), reading(100)], [], [reading(3)]];
  expect(estimatePageMinutes(pages)).toBe(3);
});
