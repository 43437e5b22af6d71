import { describe, expect, it } from "vitest";

import { insertOptions } from "./change-options.ts";
import { type ChoiceForm, newOption } from "./choice-form.ts";
import { readPastedOptions } from "./read-pasted-options.ts";

const question = (...texts: string[]) =>
  ({ question: "", options: texts.map(newOption) }) as unknown as ChoiceForm;
const textsOf = ({ options }: ChoiceForm) => options.map(({ text }) => text);

describe("pasted options", () => {
  it("are lines without what numbers them, where it numbers all", () => {
    expect(readPastedOptions("a) Worms\r\nb) Moles\n\n  c) Ants ")).toEqual([
      "Worms",
      "Moles",
      "Ants",
    ]);
    expect(readPastedOptions("- 10 degrees\n- 20 degrees")).toEqual(["10 degrees", "20 degrees"]);
    expect(readPastedOptions("1. Spring\nA. Autumn\nWinter")).toEqual([
      "1. Spring",
      "A. Autumn",
      "Winter",
    ]);
  });

  it("fill empty options below before they become new ones, and leave written ones alone", () => {
    const before = question("Old", "", "", "Last");
    const key = before.options[0]?.key ?? "";
    expect(textsOf(insertOptions(before, key, ["A", "B"]))).toEqual(["A", "B", "", "Last"]);
    expect(textsOf(insertOptions(before, key, ["A", "B", "C", "D"]))).toEqual([
      "A",
      "B",
      "C",
      "D",
      "Last",
    ]);
    expect(insertOptions(before, "gone", ["A", "B"])).toBe(before);
  });
});
