import { describe, expect, it } from "vitest";

import { carryCorrections, type Corrections, correctParts, keyParts } from "./corrections.ts";
import { makeForm } from "./make-form.ts";
import { readLesson } from "./read/read-lesson.ts";

const read = (text: string) => readLesson(text, { trueFalse: { yes: "True.", no: "False." } });

/** The parts of a text with the corrections given by position. */
function correct(text: string, byPlace: Record<number, Corrections[string]>) {
  const parts = read(text);
  const keys = keyParts(parts);
  const corrections = Object.fromEntries(
    Object.entries(byPlace).map(([place, one]) => [keys[Number(place)] ?? "", one]),
  );
  return correctParts(parts, corrections).map(({ part, isLeftOut }) => ({
    kind: part.kind,
    says: part.html || part.question || part.video,
    options: part.options
      .map(({ text: option, isRight }) => `${isRight ? "*" : "-"}${option}`)
      .join(" "),
    doubt: part.doubt,
    isLeftOut,
  }));
}

const POLL = "Which?\na) Clay\nb) Sand\n\nText.";

describe("a correction", () => {
  it("of the kind keeps what was read of a question", () => {
    expect(
      correct(POLL, { 0: { kind: "select-multiple-validated", right: [0, 1] } })[0],
    ).toMatchObject({
      kind: "select-multiple-validated",
      says: "Which?",
      options: "*Clay *Sand",
      doubt: null,
    });
    expect(correct(POLL, { 0: { kind: "textarea" } })[0]).toMatchObject({
      says: "Which?\n- Clay\n- Sand",
      options: "",
    });
    expect(correct(POLL, { 0: { kind: "paragraph" } })[0]?.says).toBe(
      `<p>Which?</p><ol type="a"><li>Clay</li><li>Sand</li></ol>`,
    );
  });

  it("makes a question of a reading: its first line asks, the others are options", () => {
    expect(correct("Soils are\n- Clay\n- Sand", { 0: { kind: "radio" } })[0]).toMatchObject({
      says: "Soils are",
      options: "-Clay -Sand",
    });
  });

  it("marks one right option of a single choice at most", () => {
    expect(correct(POLL, { 0: { kind: "radio-validated", right: [1, 0] } })[0]?.options).toBe(
      "*Clay -Sand",
    );
  });

  it("joins a part with the one before, and leaves parts out", () => {
    expect(correct("# A\n\nx\n\n# B\n\ny", { 1: { isJoined: true } })).toMatchObject([
      { kind: "paragraph", says: "<h2>A</h2><p>x</p><h2>B</h2><p>y</p>" },
    ]);
    expect(correct(POLL, { 1: { isLeftOut: true } }).map(({ isLeftOut }) => isLeftOut)).toEqual([
      false,
      true,
    ]);
  });

  it("settles what was asked", () => {
    expect(correct(POLL, {})[0]?.doubt).toBe("poll");
    expect(correct(POLL, { 0: { isSettled: true } })[0]?.doubt).toBeNull();
  });

  it("takes in what nothing was made of", () => {
    expect(correct("// a note", {})).toMatchObject([{ kind: "none", isLeftOut: true }]);
    expect(correct("// a note", { 0: { kind: "paragraph", isLeftOut: false } })).toMatchObject([
      { kind: "paragraph", says: "<p>// a note</p>", isLeftOut: false },
    ]);
  });

  it("stays with its part while the text around it, or its own, is changed", () => {
    const before = read(POLL);
    const [key = ""] = keyParts(before);
    const corrections: Corrections = { [key]: { kind: "radio-validated", right: [1] } };
    const moved = read(`New.\n\n${POLL}`);
    expect(Object.values(carryCorrections(before, moved, corrections))).toEqual([
      { kind: "radio-validated", right: [1] },
    ]);
    const reworded = read(POLL.replace("Which?", "Which one?"));
    expect(carryCorrections(before, reworded, corrections)).toEqual({
      [keyParts(reworded)[0] ?? ""]: { kind: "radio-validated", right: [1] },
    });
  });
});

it("a question without options begins with two empty ones as soon as it is a choice", () => {
  const [part] = correctParts(read("1. Which?"), { "0:1. Which?": { kind: "radio-validated" } });
  const form = part && makeForm(part.part);
  expect(form && "options" in form && form.options.map(({ text }) => text)).toEqual(["", ""]);
});
