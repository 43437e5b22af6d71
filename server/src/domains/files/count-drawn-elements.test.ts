import { describe, expect, test } from "vitest";

import { countDrawnElements } from "./count-drawn-elements.ts";

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

describe("elements that a drawing comes to", () => {
  test.each([
    ["what it contains", svg('<g><path d="M0 0"/></g>'), 3],
    [
      "what is used is counted each time",
      svg('<g id="a"><rect/></g><use href="#a"/><use href="#a"/>'),
      9,
    ],
    ["by the older spelling, too", svg('<rect id="a"/><use xlink:href="#a"/>'), 4],
    ["as paint", svg('<pattern id="p"><rect/></pattern><rect fill="url(#p)"/>'), 6],
    ["in a style", svg("<mask id='m'><rect/></mask><g style=\"mask: url('#m')\"/>"), 6],
    ["in a style sheet", svg('<mask id="m"/><style>g { mask: url(#m) }</style>'), 4],
    ["what refers to nothing adds nothing", svg('<use href="#a"/>'), 2],
    ["what refers to itself has no end", svg('<g id="a"><use href="#a"/></g>'), Infinity],
  ])("%s", (_, source, count) => {
    expect(countDrawnElements(source)).toBe(count);
  });

  test("a chain as long as the file", () => {
    const uses = Array.from({ length: 20_000 }, (_, at) => `<use id="l${at}" href="#l${at + 1}"/>`);
    expect(countDrawnElements(svg(uses.join("")))).toBe(1 + (20_000 * 20_001) / 2);
  });

  test("a few lines that stand for a billion", () => {
    const levels = Array.from({ length: 10 }, (_, level) => {
      const uses = `<use href="#l${level}"/>`.repeat(10);
      return `<g id="l${level + 1}">${uses}</g>`;
    });
    const bomb = svg(`<rect id="l0"/>${levels.join("")}`);
    expect(bomb.length).toBeLessThan(3_000);
    expect(countDrawnElements(bomb)).toBeGreaterThan(1e10);
  });
});
