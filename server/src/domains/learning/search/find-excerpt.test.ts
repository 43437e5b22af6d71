import { describe, expect, test } from "vitest";

import { findExcerpt, foldText, toSearchable } from "./find-excerpt.ts";

const find = (text: string, query: string) =>
  findExcerpt(toSearchable(text), foldText(query).split(" "));

describe("folding", () => {
  test.each([
    ["Ñandú ÁÉÍÓÚ", "nandu aeiou"],
    ["İstanbul", "istanbul"],
    ["straße", "straße"],
    ["日本語 👩‍🔧", "日本語 👩‍🔧"],
  ])("%s is compared as %s, character for character", (text, folded) => {
    expect(foldText(text)).toBe(folded);
    expect(foldText(text)).toHaveLength(text.length);
  });
});

describe("excerpts", () => {
  test("neither case nor accents count, composed or not", () => {
    expect(find("La educación", "EDUCACION")).toEqual({
      before: "La ",
      match: "educación",
      after: "",
    });
    expect(find("La educacio\u0301n", "ación")?.match).toBe("ación");
  });

  test("all words have to be there, in any order; the phrase is shown in its context", () => {
    expect(find("a sensor reads the soil", "soil sensor")?.match).toBe("soil");
    expect(find("soil and a soil sensor", "soil sensor")?.before).toBe("soil and a ");
    expect(find("a sensor", "soil sensor")).toBeNull();
  });

  test("the beginning of a word is shown before letters inside another", () => {
    expect(find("La longitud, con Git", "git")).toEqual({
      before: "La longitud, con ",
      match: "Git",
      after: "",
    });
    expect(find("La longitud", "git")?.before).toBe("La lon");
  });

  test("the surrounding text is cut between words", () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index}`).join(" ");
    const excerpt = find(`${words} here ${words}`, "here")!;
    expect(excerpt.before).toMatch(/^…word\d+ .*word39 $/);
    expect(excerpt.after).toMatch(/^ word0 .*word\d+…$/);
    expect(excerpt.before.length).toBeLessThanOrEqual(61);
    expect(excerpt.after.length).toBeLessThanOrEqual(121);
  });
});
