import { describe, expect, it } from "vitest";

import { ownPath } from "./own-path.ts";

describe("ownPath", () => {
  it.each([
    "/",
    "/student",
    "/student/courses/1/pages/2?x=1#section-3",
    "/%5Cevil.example",
    "/a//b",
  ])("keeps %s", (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " /student",
    "javascript:alert(1)",
    "student",
    "",
    undefined,
    null,
    7,
    ["/student"],
  ])("refuses %j", (value) => {
    expect(ownPath(value)).toBeUndefined();
  });
});
