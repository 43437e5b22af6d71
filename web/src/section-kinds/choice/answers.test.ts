import { describe, expect, expectTypeOf, it } from "vitest";

import type { SectionOf } from "../player/student-kind.ts";
import { buildSection } from "../testing/build-section.ts";
import { findTextGap } from "../textarea/find-text-gap.ts";
import { opinionQuestion } from "../textarea/student/textarea-kind.tsx";
import { chooseOption, chosenOptions, withoutGone } from "./choose-option.ts";
import { findChoiceGap } from "./find-choice-gap.ts";
import { labelOption } from "./label-option.ts";
import { type ChoiceSection, sectionOptions } from "./section-options.ts";

const options = { "0": "Water", "1": "Light", "2": "Soil", "10": "Air" };

function multiple(min: number, max: number): ChoiceSection {
  const section = { question_type: "select-multiple", content: options, min, max } as const;
  return buildSection(section) as ChoiceSection;
}

function single(): ChoiceSection {
  return buildSection({ question_type: "radio", content: options }) as ChoiceSection;
}

function text(min: number, max: number): SectionOf<"textarea"> {
  const section = { question_type: "textarea", content: null, min, max } as const;
  return buildSection(section) as SectionOf<"textarea">;
}

describe("chooseOption", () => {
  it("replaces the choice where one option may be chosen", () => {
    const section = single();
    const first = chooseOption(section, "", 2);
    const second = chooseOption(section, first.answer, 0);
    expect(second).toEqual({ answer: "0", refused: false });
    expect(chosenOptions(section, second.answer)).toEqual([0]);
  });

  it("adds and deselects where several may be chosen, in the options' order", () => {
    const section = multiple(0, 0);
    const two = chooseOption(section, chooseOption(section, "", 2).answer, 0);
    expect(two.answer).toBe("0[answer]2[answer]");
    expect(chooseOption(section, two.answer, 2).answer).toBe("0[answer]");
  });

  it("refuses one option too many and leaves the answer as it was", () => {
    const section = multiple(1, 2);
    const full = "0[answer]1[answer]";
    expect(chooseOption(section, full, 2)).toEqual({ answer: full, refused: true });
    expect(chooseOption(section, full, 1)).toEqual({ answer: "0[answer]", refused: false });
  });
});

describe("withoutGone", () => {
  it("drops options that no longer exist from a draft", () => {
    expect(withoutGone(multiple(0, 0), "0[answer]5[answer]10[answer]")).toBe("0[answer]10[answer]");
    expect(withoutGone(multiple(0, 0), "5[answer]")).toBe("");
    expect(withoutGone(single(), "5")).toBe("");
    expect(withoutGone(single(), "10")).toBe("10");
    expect(opinionQuestion.clean(text(0, 0), "10")).toBe("10");
  });
});

describe("what an answer lacks", () => {
  it("asks for a choice", () => {
    const section = single();
    expect(findChoiceGap(section, "")).toEqual({ kind: "no-choice" });
    expect(findChoiceGap(section, "0")).toBeNull();
  });

  it("counts the options still missing", () => {
    const section = multiple(2, 0);
    expect(findChoiceGap(section, "1[answer]")).toEqual({
      kind: "too-few-options",
      min: 2,
      count: 1,
    });
    expect(findChoiceGap(section, "1[answer]2[answer]")).toBeNull();
    expect(findChoiceGap(multiple(0, 0), "")).toEqual({ kind: "no-choice" });
  });

  it("treats white space as no answer", () => {
    expect(findTextGap(text(0, 0), " \n ")).toEqual({ kind: "no-text" });
    expect(findTextGap(text(0, 0), "one")).toBeNull();
  });

  it("requires the minimum and maximum of words", () => {
    expect(findTextGap(text(3, 4), "")).toEqual({ kind: "too-few-words", min: 3, count: 0 });
    expect(findTextGap(text(3, 4), "one  two")).toMatchObject({
      kind: "too-few-words",
      count: 2,
    });
    expect(findTextGap(text(3, 4), "one two\nthree four")).toBeNull();
    expect(findTextGap(text(3, 4), "a b c d e")).toEqual({
      kind: "too-many-words",
      max: 4,
      count: 5,
    });
  });
});

describe("options", () => {
  it("keep the author's order", () => {
    const section = single();
    expect(sectionOptions(section)).toEqual(["Water", "Light", "Soil", "Air"]);
    expectTypeOf<SectionOf<"video">>().not.toExtend<ChoiceSection>();
  });

  it("are numbered from 31 characters on", () => {
    expect(labelOption("x".repeat(30), 1)).toBe("x".repeat(30));
    expect(labelOption("x".repeat(31), 1)).toBe(`2 - ${"x".repeat(31)}`);
    expect(labelOption("🌱".repeat(30), 1)).toBe("🌱".repeat(30));
    expect(labelOption("🌱".repeat(31), 1)).toBe(`2 - ${"🌱".repeat(31)}`);
  });
});
