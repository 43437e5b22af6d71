import { describe, expect, it } from "vitest";

import { readScale } from "./read-scale.ts";

describe("readScale", () => {
  it("reads ten points, the best first, of which the ends have names", () => {
    const labels = ["10 Sobresaliente", "9", "8", "7", "6", "5", "4", "3", "2", "1 Deficiente"];
    expect(readScale(labels)?.map(({ figure }) => figure)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(readScale(labels)?.[0]?.label).toBe("10 Sobresaliente");
  });

  it("reads points upwards, without names", () => {
    expect(readScale(["1", "2", "3", "4", "5"])?.map(({ figure }) => figure)).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it.each([
    [["Yes", "No"]],
    [["1", "2", "3"]],
    [["1", "2", "3", "5", "6"]],
    [["1", "2 Poor", "3", "4", "5"]],
    [["1st", "2", "3", "4", "5"]],
    [["1", "3", "5", "7", "9"]],
    [[]],
  ])("leaves %j a list", (options) => {
    expect(readScale(options)).toBeNull();
  });
});
