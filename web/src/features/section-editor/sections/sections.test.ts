import type { AuthoredSection, SectionType } from "@paso/contract";
import { describe, expect, it } from "vitest";

import {
  addOption,
  markOnlyOption,
  markOption,
  moveOption,
  removeOption,
  replaceOptions,
  restoreOptions,
} from "../../../section-kinds/choice/staff/change-options.ts";
import type { ChoiceForm } from "../../../section-kinds/choice/staff/choice-form.ts";
import { findLostVotes } from "../../../section-kinds/choice/staff/find-lost-votes.ts";
import type { RadioForm } from "../../../section-kinds/radio/staff/radio-kind.tsx";
import type { SelectMultipleValidatedForm } from "../../../section-kinds/select-multiple-validated/staff/select-multiple-validated-kind.tsx";
import type { FormOfType, SectionForm } from "../../../section-kinds/staff-kinds.ts";
import type { TextareaForm } from "../../../section-kinds/textarea/staff/textarea-form.ts";
import { newSection } from "./new-section.ts";
import { moveSection, nextOrder } from "./order-sections.ts";
import { readIssues } from "./read-issues.ts";
import { readSection } from "./read-section.ts";
import { findChanges, rebaseSections, sortSections } from "./rebase-sections.ts";
import { readSectionsDraft } from "./sections-draft.ts";
import { isSameSection, writeSection } from "./write-section.ts";

function build<Type extends SectionType>(
  type: Type,
  changes: Partial<FormOfType<Type>> = {},
): FormOfType<Type> {
  const made = newSection(type, { key: "new-1", order: 1, firstOption: "Option 1" });
  return { ...made, ...changes };
}

/** A saved opinion, known by its id. */
const opinion = (id: number, question: string, order = id) =>
  build("textarea", { key: `section-${id}`, id, question, order });

const texts = ({ options }: Pick<ChoiceForm, "options">) => options.map(({ text }) => text);

describe("newSection", () => {
  const poll = { question: "", graphicType: "", twoRounds: false, examples: [] };
  const bounds = { min: 0, max: 0 };
  it.each([
    ["radio", ["Option 1"], poll],
    ["select-multiple", ["Option 1"], { ...poll, ...bounds }],
    ["radio-validated", ["", "", "", ""], { question: "", finalQuiz: false }],
    ["select-multiple-validated", ["", "", "", ""], { question: "", finalQuiz: false, ...bounds }],
    ["textarea", [], { question: "", workbookOnly: false, examples: [], ...bounds }],
    ["paragraph", [], { html: "", files: [] }],
    ["video", [], { video: "", poster: "", captions: [], mustWatch: false }],
    ["final_quiz_resume", [], {}],
  ] as const)("begins a %s with its options, no bounds and no flags", (type, texts, fields) => {
    const { options = [], ...section } = newSection<SectionType>(type, {
      key: "new-1",
      order: 1,
      firstOption: "Option 1",
    }) as SectionForm & Partial<ChoiceForm>;
    expect(options.map(({ text }) => text)).toEqual(texts);
    expect(options.every(({ isRight, reason }) => !isRight && reason === "")).toBe(true);
    const common = { key: "new-1", id: null, order: 1, type, isDeleted: false };
    expect(section).toEqual({ ...common, ...fields });
  });
});

describe("two rounds and examples", () => {
  const authored = (radio: object) =>
    ({ id: 7, order: 1, type: "radio", radio }) as unknown as AuthoredSection;
  const poll = { question: "?", items: ["a"], item_ids: [1], graphic_type: "bar" };

  it("are sent as they were read", () => {
    const radio = { ...poll, two_rounds: "true", examples: ["One", "Two"] };
    const section = readSection(authored(radio));
    expect(section).toMatchObject({ twoRounds: true, examples: ["One", "Two"] });
    expect(writeSection(section)).toMatchObject({ radio });
  });

  it("stay out of what is sent while they are not used", () => {
    const section = readSection(authored(poll)) as RadioForm;
    expect(writeSection({ ...section, examples: ["", "  "] })).toEqual(writeSection(section));
    expect(JSON.stringify(writeSection(section))).not.toMatch(/two_rounds|examples/);
  });

  it("are missing in a draft of an older version, which is read all the same", () => {
    const { twoRounds: _, examples: __, ...older } = build("radio");
    const read = readSectionsDraft({ format: 1, changes: [{ base: null, mine: older }] });
    expect(read?.changes[0]?.mine).toMatchObject({ twoRounds: false, examples: [] });
  });
});

describe("a draft kept when all kinds shared one shape", () => {
  const others = { video: "", html: "", files: [], question: "", options: [], graphicType: "" };
  const bag = { ...others, min: 0, max: 0, finalQuiz: false, workbookOnly: false };

  it.each([
    ["video", { video: "https://youtu.be/x" }],
    ["paragraph", { html: "<p>Soil</p>", files: ["a.pdf"] }],
    ["textarea", { question: "Why?", min: 2, workbookOnly: true }],
    ["final_quiz_resume", {}],
  ] as const)("is read as a %s, and sent as that", (type, fields) => {
    const common = { key: "section-7", id: 7, order: 1, type, isDeleted: false };
    const kept = { ...common, ...bag, ...fields };
    const mine = readSectionsDraft({ format: 1, changes: [{ base: kept, mine: kept }] })?.changes[0]
      ?.mine;
    expect(mine && writeSection(mine)).toEqual(writeSection(build(type, { ...common, ...fields })));
  });

  it("is dropped where its kind is not known", () => {
    const mine = { ...build("video"), type: "hologram" };
    expect(readSectionsDraft({ format: 1, changes: [{ base: null, mine }] })).toBeNull();
  });
});

describe("options", () => {
  const question = build("radio-validated");
  const [first, second] = question.options.map(({ key }) => key) as [string, string];

  it("have one right one in a single choice", () => {
    const marked = markOnlyOption(markOnlyOption(question, first), second);
    expect(marked.options.map(({ isRight }) => isRight)).toEqual([false, true, false, false]);
  });

  it("have several right ones in a multiple choice", () => {
    const marked = markOption(markOption(question, first, true), second, true);
    expect(marked.options.filter(({ isRight }) => isRight)).toHaveLength(2);
  });

  it("are added empty and removed with their reasons, all but the last", () => {
    const added = addOption(build("radio"));
    expect(texts(added)).toEqual(["Option 1", ""]);
    const [one, two] = added.options.map(({ key }) => key) as [string, string];
    const left = removeOption(added, one);
    expect(texts(left)).toEqual([""]);
    expect(removeOption(left, two)).toBe(left);
  });

  it("are new ones when they are replaced", () => {
    const saved = { ...question, options: question.options.map((one, id) => ({ ...one, id })) };
    const replaced = replaceOptions(saved, ["True.", "False."]);
    expect(replaced.options).toMatchObject([
      { id: null, text: "True.", isRight: false, reason: "" },
      { id: null, text: "False.", isRight: false, reason: "" },
    ]);
  });

  it("keep their ids when they move, and return to their positions", () => {
    const base = build("radio", {
      options: ["a", "b", "c"].map((text, index) => ({
        key: text,
        id: index + 1,
        text,
        isRight: false,
        reason: "",
      })),
    });
    expect(texts(moveOption(base, 0, 2))).toEqual(["b", "c", "a"]);
    const without = removeOption(base, "b");
    const answers = { people: 3, byOption: { 1: 1, 2: 2 } };
    expect(findLostVotes(base.options, without.options, answers)).toEqual([
      { id: 2, text: "b", people: 2 },
    ]);
    expect(findLostVotes(base.options, moveOption(base, 0, 2).options, answers)).toEqual([]);
    expect(texts(restoreOptions(without, base))).toEqual(["a", "b", "c"]);
  });
});

describe("order numbers", () => {
  it("stay at their positions when a section moves", () => {
    const list = [opinion(1, "a", 0), opinion(2, "b", 5), opinion(3, "c", 7)];
    const moved = moveSection(list, "section-3", 0);
    expect(moved.map(({ id, order }) => [id, order])).toEqual([
      [3, 0],
      [1, 5],
      [2, 7],
    ]);
  });

  it("begin at 1 and go on above the highest", () => {
    expect(nextOrder([])).toBe(1);
    expect(nextOrder([3, null, 1])).toBe(4);
  });

  it("put sections without a number last", () => {
    const list = [opinion(1, "a", 2), { ...opinion(2, "b"), order: null }, opinion(3, "c", 1)];
    expect(sortSections(list).map(({ id }) => id)).toEqual([3, 1, 2]);
  });
});

describe("on the wire", () => {
  const answered = {
    id: 7,
    order: 2,
    type: "select-multiple-validated",
    type_label: "Select Multiple Validated",
    selectMultipleValidated: {
      question: "Which?",
      items: ["a", "b"],
      item_ids: [4, 9],
      valid_items: [true, false],
      reasons: ["", "no"],
      min: 1,
      max: 2,
      final_quiz: "true",
    },
    isDeleted: false,
    answers: 0,
    item_answers: [0, 0],
    files: [],
  } as unknown as AuthoredSection;

  it("a section goes back as it came, ids of options included", () => {
    expect(writeSection(readSection(answered))).toEqual({
      id: 7,
      order: 2,
      type: "select-multiple-validated",
      isDeleted: false,
      selectMultipleValidated: answered.selectMultipleValidated,
    });
  });

  it("what is still open travels as nothing", () => {
    expect(writeSection(build("radio", { order: null }))).toMatchObject({
      order: null,
      radio: { graphic_type: null, item_ids: [null] },
    });
  });

  it("sections are the same when they would be sent alike", () => {
    const one = readSection(answered) as SelectMultipleValidatedForm;
    const withMore = { ...one, html: "of another kind" };
    expect(isSameSection(one, withMore)).toBe(true);
    expect(isSameSection(one, { ...one, min: 2 })).toBe(false);
  });
});

describe("rebaseSections", () => {
  const base = [opinion(1, "one"), opinion(2, "two"), opinion(3, "three")];
  const byKey = Object.fromEntries(base.map((section) => [section.key, section]));
  const rebase = (mine: SectionForm[], theirs: SectionForm[]) =>
    rebaseSections(findChanges(byKey, mine), theirs);
  const questions = (sections: readonly SectionForm[]) =>
    sections.map((section) => (section as TextareaForm).question);

  it("takes over what only one of two authors changed", () => {
    const { sections, conflicts } = rebase(
      [opinion(1, "one, mine"), ...base.slice(1)],
      [opinion(1, "one"), opinion(2, "two, theirs"), opinion(3, "three")],
    );
    expect(conflicts).toEqual([]);
    expect(questions(sections)).toEqual(["one, mine", "two, theirs", "three"]);
  });

  it("asks about a section that both changed, and keeps mine in the list meanwhile", () => {
    const { sections, conflicts } = rebase([opinion(1, "mine")], [opinion(1, "theirs")]);
    expect(conflicts).toMatchObject([
      { mine: { question: "mine" }, theirs: { question: "theirs" } },
    ]);
    expect(questions(sections)).toEqual(["mine"]);
  });

  it("asks about a section that I changed and they removed, and about the reverse", () => {
    expect(rebase([opinion(1, "mine")], []).conflicts).toMatchObject([{ theirs: null }]);
    const removed = { ...opinion(1, "one"), isDeleted: true };
    expect(rebase([removed], [opinion(1, "theirs")]).conflicts).toHaveLength(1);
  });

  it("does not ask where both did the same", () => {
    const removed = { ...opinion(1, "one"), isDeleted: true };
    expect(rebase([removed], []).conflicts).toEqual([]);
    expect(rebase([opinion(1, "new")], [opinion(1, "new")]).conflicts).toEqual([]);
  });

  it("puts a new order and a new text of one section together", () => {
    const { sections, conflicts } = rebase([opinion(1, "mine", 1)], [opinion(1, "one", 9)]);
    expect(conflicts).toEqual([]);
    expect(sections).toMatchObject([{ question: "mine", order: 9 }]);
  });

  it("keeps new sections", () => {
    const added = build("video", { order: 4 });
    expect(rebase([added], base).sections.map(({ key }) => key)).toEqual([
      "section-1",
      "section-2",
      "section-3",
      "new-1",
    ]);
  });
});

describe("readIssues", () => {
  it("finds the section and the field of each message", () => {
    const sent = [opinion(1, "", 4), build("radio", { key: "new-2", order: 5 })];
    const issues = readIssues(
      {
        message: "m",
        code: "validation_failed",
        errors: { sections: ["Too many."] },
        deep_errors: [
          { "4.textarea.question": ["Write the question."] },
          { "5.radio.items": ["Option 1 needs a text.", "second"], "5.radio.order": ["Used."] },
        ],
      },
      sent,
    );
    expect(issues.list).toEqual([
      { key: "sections", message: "Too many.", sectionKey: null, field: "" },
      {
        key: "4.textarea.question",
        message: "Write the question.",
        sectionKey: "section-1",
        field: "question",
      },
      {
        key: "5.radio.items",
        message: "Option 1 needs a text.",
        sectionKey: "new-2",
        field: "items",
      },
      { key: "5.radio.order", message: "Used.", sectionKey: "new-2", field: "order" },
    ]);
    expect(issues.sections["new-2"]).toEqual({ items: "Option 1 needs a text.", order: "Used." });
  });
});
