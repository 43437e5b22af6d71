import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { CourseCover } from "./course-cover.tsx";
import { drawnNumbers } from "./drawn-numbers.ts";

const cover = (title: string, address = "") =>
  renderToStaticMarkup(<CourseCover address={address} title={title} className="h-20 w-32" />);

describe("a course's cover", () => {
  it("is its picture where it has one", () => {
    expect(cover("Soil and water", "/api/courses/1/thumbnail")).toContain("<img");
  });

  it("is drawn the same at every visit, and not alike for every title", () => {
    expect(cover("Soil and water")).toBe(cover("Soil and water"));
    const titles = Array.from({ length: 40 }, (_, index) => `Course ${index}`);
    expect(new Set(titles.map((title) => cover(title))).size).toBe(40);
  });

  it("uses every colour and every motif", () => {
    const drawn = Array.from({ length: 400 }, (_, index) => cover(`Curso de química ${index}`));
    const grounds = drawn.map((svg) => /<rect[^>]* fill="([^"]+)"/.exec(svg)?.[1]);
    expect(new Set(grounds).size).toBe(8);
    const shapes = drawn.map((svg) => svg.replaceAll(/"[^"]*"/g, ""));
    expect(new Set(shapes).size).toBe(4);
  });
});

it("numbers drawn from a text are spread evenly from 0 up to 1", () => {
  const draw = drawnNumbers("Learning that lasts");
  const numbers = Array.from({ length: 1_000 }, draw);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
});
