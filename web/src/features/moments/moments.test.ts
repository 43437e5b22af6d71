import type { PageData, StudentSection } from "@paso/contract";
import { describe, expect, it } from "vitest";

import { findTurn } from "./find-turn.ts";
import { countRight, countRun, findAnswered } from "./right-run.ts";

/** A checked question whose first option is right; `answer` is null while it is open. */
function question(id: number, answer: "0" | "1" | null): StudentSection {
  return {
    id,
    order: id,
    type: "question",
    question_type: "radio-validated",
    content: { 0: "Right", 1: "Wrong" },
    status: answer === null ? "pending" : "finished",
    answer,
    min: null,
    max: null,
    valid_items: answer === null ? null : [true, false],
  } as unknown as StudentSection;
}

function pageOf(id: number, sections: StudentSection[], leadsTo?: number): PageData {
  const next = leadsTo && { kind: "page", redirect_to: `/student/courses/1/pages/${leadsTo}` };
  return {
    page: { id },
    sections: Object.fromEntries(sections.map((section) => [section.id, section])),
    next: next ?? null,
  } as unknown as PageData;
}

const last = (type: string) => ({ id: 9, order: 9, type, status: "finished" }) as StudentSection;

describe("a run of right answers", () => {
  it.each([
    [["0"], 1],
    [["0", "0", "0"], 3],
    [["0", "1", "0", "0"], 2],
    [["0", "0", "1"], 0],
  ] as const)("after %j is %i long", (answers, length) => {
    const sections = answers.map((answer, index) => question(index + 1, answer));
    expect(countRun(pageOf(1, sections), sections.length)).toBe(length);
  });

  it("counts what was right of what was asked", () => {
    const page = pageOf(1, [question(1, "0"), question(2, "1"), question(3, null)]);
    expect(countRight(page)).toEqual({ right: 1, questions: 2 });
  });

  it("notices the one answer that has just come, and none that were there before", () => {
    const before = pageOf(1, [question(1, "0"), question(2, null)]);
    const after = pageOf(1, [question(1, "0"), question(2, "0"), question(3, null)]);
    expect(findAnswered(before, after)?.id).toBe(2);
    expect(findAnswered(after, after)).toBeNull();
    // Merely opened, or answered on another device: nothing is new.
    expect(findAnswered(pageOf(1, []), after)).toBeNull();
  });
});

describe("the turn of a page", () => {
  const opened = { id: 1, wasFinished: false };
  const second = pageOf(2, []);
  const finished = (type: string) => pageOf(1, [last(type)], 2);

  it("is told where the page that was open leads here", () => {
    const done = finished("paragraph");
    expect(findTurn(opened, second, () => done)).toBe(done);
  });

  it.each([
    ["nothing was open", null, finished("paragraph")],
    ["it was finished before", { id: 1, wasFinished: true }, finished("paragraph")],
    ["it is not finished", opened, pageOf(1, [last("paragraph")])],
    ["it leads elsewhere", opened, pageOf(1, [last("paragraph")], 22)],
    ["its summary was read", opened, finished("final_quiz_resume")],
    ["a video went on by itself", opened, finished("video")],
    ["its data is gone", opened, undefined],
  ])("is not told where %s", (_, from, done) => {
    expect(findTurn(from, second, () => done)).toBeNull();
  });
});
