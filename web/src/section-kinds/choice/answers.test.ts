import type { StudentSection } from "@paso/contract";
import { describe, expect, it } from "vitest";

import { buildSection } from "../testing/build-section.ts";
import { chooseOption, chosenOptions, withoutGone } from "./choose-option.ts";
import { findAnswerGap } from "./find-answer-gap.ts";
import { labelOption } from "./label-option.ts";
import { sectionOptions } from "./section-options.ts";

const options = { "0": "Water", "1": "Light", "2": "Soil", "10": "Air" };

function multiple(min: number, max: number): StudentSection {
  return buildSection({ question_type: "select-multiple", content: options, min, max });
}

function text(min: number, max: number): StudentSection {
  return buildSection({ question_type: "textarea", content: null, min, max });
}

describe("chooseOption", () => {
  it("replaces the choice where one option may be chosen", () => {
    const section = buildSection({ question_type: "radio", content: options });
    const first = chooseOption(section, "", 2);
    const second = chooseOption(section, first.answer, 0);
    expect(second).toEqual({ answer: "0", refused: false });
    expect(chosenOptions(section, second.answer)).toEqual([0]);
  });

  it("adds and takes back where several may be chosen, in the options' order", () => {
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
  it("leaves out what a draft names of options that are there no more", () => {
    expect(withoutGone(multiple(0, 0), "0[answer]5[answer]10[answer]")).toBe("0[answer]10[answer]");
    expect(withoutGone(multiple(0, 0), "5[answer]")).toBe("");
    const single = buildSection({ question_type: "radio", content: options });
    expect(withoutGone(single, "5")).toBe("");
    expect(withoutGone(single, "10")).toBe("10");
    expect(withoutGone(text(0, 0), "10")).toBe("10");
  });
});

describe("findAnswerGap", () => {
  it("asks for a choice", () => {
    const section = buildSection({ question_type: "radio", content: options });
    expect(findAnswerGap(section, "")).toEqual({ kind: "no-choice" });
    expect(findAnswerGap(section, "0")).toBeNull();
  });

  it("counts the options still missing", () => {
    const section = multiple(2, 0);
    expect(findAnswerGap(section, "1[answer]")).toEqual({
      kind: "too-few-options",
      min: 2,
      count: 1,
    });
    expect(findAnswerGap(section, "1[answer]2[answer]")).toBeNull();
    expect(findAnswerGap(multiple(0, 0), "")).toEqual({ kind: "no-choice" });
  });

  it("takes white space for no answer", () => {
    expect(findAnswerGap(text(0, 0), " \n ")).toEqual({ kind: "no-text" });
    expect(findAnswerGap(text(0, 0), "one")).toBeNull();
  });

  it("holds a text to its words", () => {
    expect(findAnswerGap(text(3, 4), "")).toEqual({ kind: "too-few-words", min: 3, count: 0 });
    expect(findAnswerGap(text(3, 4), "one  two")).toMatchObject({
      kind: "too-few-words",
      count: 2,
    });
    expect(findAnswerGap(text(3, 4), "one two\nthree four")).toBeNull();
    expect(findAnswerGap(text(3, 4), "a b c d e")).toEqual({
      kind: "too-many-words",
      max: 4,
      count: 5,
    });
  });
});

describe("options", () => {
  it("keep the author's order", () => {
    const section = buildSection({ question_type: "radio", content: options });
    expect(sectionOptions(section)).toEqual(["Water", "Light", "Soil", "Air"]);
    expect(sectionOptions(buildSection({ type: "video", content: "/a.mp4" }))).toEqual([]);
  });

  it("are numbered from 31 characters on", () => {
    expect(labelOption("x".repeat(30), 1)).toBe("x".repeat(30));
    expect(labelOption("x".repeat(31), 1)).toBe(`2 - ${"x".repeat(31)}`);
    expect(labelOption("🌱".repeat(30), 1)).toBe("🌱".repeat(30));
    expect(labelOption("🌱".repeat(31), 1)).toBe(`2 - ${"🌱".repeat(31)}`);
  });
});
