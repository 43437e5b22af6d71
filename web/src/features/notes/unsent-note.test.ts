import { describe, expect, it } from "vitest";

import { mergeNotes } from "./unsent-note.ts";

const DIVIDER = "--- elsewhere ---";

describe("mergeNotes", () => {
  it("keeps both versions whole, one's own first", () => {
    const merged = mergeNotes("Soil holds\nwater.", "Plants need light.", DIVIDER);
    expect(merged).toBe(`Soil holds\nwater.\n\n${DIVIDER}\nPlants need light.`);
  });

  it.each([
    ["", "Plants need light."],
    ["Plants need light.", "Plants need light. And water."],
    ["Plants need light.", "Plants need light."],
  ])("takes %j for a part of %j", (part, whole) => {
    expect(mergeNotes(part, whole, DIVIDER)).toBe(whole);
    expect(mergeNotes(whole, part, DIVIDER)).toBe(whole);
  });
});
