import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { mergeNotes } from "./merge-notes.ts";

const DIVIDER = "--- elsewhere ---";
const merge = (base: string, mine: string, theirs: string) =>
  mergeNotes({ base, mine, theirs }, DIVIDER);

describe("mergeNotes", () => {
  it("keeps both versions whole where they have nothing in common, the local one first", () => {
    expect(merge("", "Soil holds\nwater.", "Plants need light.")).toEqual({
      text: `Soil holds\nwater.\n\n${DIVIDER}\nPlants need light.`,
      isConflict: true,
    });
  });

  it("takes both changes where they are in different lines", () => {
    expect(
      merge("Soil\nholds\nwater.", "Good soil\nholds\nwater.", "Soil\nholds\nmuch water."),
    ).toEqual({ text: "Good soil\nholds\nmuch water.", isConflict: false });
  });

  it("drops a line that one side removed and the other left unchanged", () => {
    expect(merge("One\nTwo\nThree", "One\nThree", "One\nTwo\nThree\nFour").text).toBe(
      "One\nThree\nFour",
    );
  });

  it("keeps both versions of a line that both changed", () => {
    expect(merge("Soil holds water.", "Soil stores water.", "Soil holds air.")).toEqual({
      text: `Soil stores water.\n\n${DIVIDER}\nSoil holds air.`,
      isConflict: true,
    });
  });

  it.each([
    ["", "Plants need light."],
    ["Plants need light.", "Plants need light. And water."],
    ["Plants need light.", "Plants need light."],
  ])("takes %j for a part of %j", (part, whole) => {
    for (const base of ["", part]) {
      expect(merge(base, part, whole)).toEqual({ text: whole, isConflict: false });
      expect(merge(base, whole, part)).toEqual({ text: whole, isConflict: false });
    }
  });

  it("does not match a word within a longer one", () => {
    expect(merge("", "a", "banana").text).toBe(`a\n\n${DIVIDER}\nbanana`);
    expect(merge("", "banana", "a").text).toBe(`banana\n\n${DIVIDER}\na`);
  });
});

describe("any three versions", () => {
  // A small alphabet of lines, so that versions often share some.
  const line = fc.constantFrom("", "a", "banana", "a banana", "__proto__", "constructor", "b");
  const version = fc.array(line, { maxLength: 8 }).map((lines) => lines.join("\n"));

  it("of which two are equal become the third one", () => {
    fc.assert(
      fc.property(version, version, (one, other) => {
        expect(merge(one, one, other)).toEqual({ text: other, isConflict: false });
        expect(merge(one, other, one)).toEqual({ text: other, isConflict: false });
        expect(merge(one, other, other)).toEqual({ text: other, isConflict: false });
      }),
    );
  });

  it("lose nothing that either side added", () => {
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const words = wordsOf(merge(base, mine, theirs).text);
        const original = wordsOf(base);
        for (const added of [...wordsOf(mine), ...wordsOf(theirs)]) {
          if (!original.includes(added)) expect(words).toContain(added);
        }
      }),
    );
  });

  it("keep both versions whole in a conflict", () => {
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const { text, isConflict } = merge(base, mine, theirs);
        if (isConflict) expect(text).toBe(`${mine}\n\n${DIVIDER}\n${theirs}`);
        else expect(text).not.toContain(DIVIDER);
      }),
    );
  });
});

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
