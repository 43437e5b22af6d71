import { expect, test } from "vitest";

import { formatBytes } from "./format-bytes.ts";

test.each([
  [0, "0 byte"],
  [999, "999 byte"],
  [1_000, "1 kB"],
  [1_499_999, "1.5 MB"],
  [5_000_000_000, "5 GB"],
  [5_000_000_000_000_000, "5,000 TB"],
])("%d bytes are %s", (bytes, text) => {
  expect(formatBytes(bytes, "en")).toBe(text);
});

test("the language decides about the comma", () => {
  expect(formatBytes(1_400_000_000, "es")).toBe("1,4 GB");
});
