import { describe, expect, it } from "vitest";

import { formatSize } from "./format-size.ts";

describe("formatSize", () => {
  it.each([
    [0, "0 bytes"],
    [999, "999 bytes"],
    [84_000, "84 kB"],
    [1_234_567, "1.2 MB"],
    [25_000_000, "25 MB"],
    [3_000_000_000, "3 GB"],
  ])("writes %i bytes as %s", (bytes, text) => {
    expect(formatSize(bytes, "en")).toBe(text);
  });

  it("follows the language", () => {
    expect(formatSize(1_234_567, "es")).toBe("1,2 MB");
  });
});
