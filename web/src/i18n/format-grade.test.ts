import { expect, it } from "vitest";

import { formatGrade } from "./format-grade.ts";

it("writes numbers as the language does, with the decimals that the course has", () => {
  expect(formatGrade("8.50", "es")).toBe("8,50");
  expect(formatGrade("8.50", "en")).toBe("8.50");
  expect(formatGrade("100", "es")).toBe("100");
});

it("leaves letters as they are, and draws a dash where there is no grade", () => {
  expect(formatGrade("A", "es")).toBe("A");
  expect(formatGrade(undefined, "es")).toBe("–");
});
