import { describe, expect, it } from "vitest";

import { nestsWithin } from "./html-nesting.ts";

describe("nestsWithin", () => {
  it("counts elements that are open at the same time", () => {
    expect(nestsWithin("<ul><li><b>a</b></li></ul>".repeat(1_000), 2)).toBe(true);
    expect(nestsWithin("<ul><li><ul><li><b>a</b></ul></ul>", 2)).toBe(false);
    expect(nestsWithin("<p>a<p>b<br><img>".repeat(1_000), 1)).toBe(true);
    expect(nestsWithin("text < 5 and a<", 0)).toBe(true);
  });

  it("is not misled by closing tags that close nothing", () => {
    expect(nestsWithin("<DIV></x>".repeat(3), 2)).toBe(false);
    expect(nestsWithin(`${"</div>".repeat(9)}${"<div>".repeat(3)}`, 2)).toBe(false);
  });
});
