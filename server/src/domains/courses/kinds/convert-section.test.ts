import { type SectionDraft, sectionDraft } from "@paso/contract";
import { describe, expect, it } from "vitest";

import { sampleCourse } from "../../../testing/sample-archive.ts";
import { choiceOf } from "./capabilities.ts";
import {
  contentOfDraft,
  contentOfSurveyDraft,
  draftOfContent,
  surveyDraftOfContent,
} from "./convert-section.ts";
import type { SectionContent } from "./section-kinds.ts";

const drafts: SectionDraft[] = sampleCourse()
  .modules.flatMap((module: { pages: { sections: unknown[] }[] }) =>
    module.pages.flatMap(({ sections }) => sections),
  )
  .map((section: unknown) => sectionDraft.parse(section));

/** Texts of a poll's options by id. */
function optionsOf(content: SectionContent): Record<number, string> {
  const choice = choiceOf(content);
  if (!choice) throw new Error("No options");
  return Object.fromEntries(choice.options.map(({ id, text }) => [id, text]));
}

function poll(items: string[], previous?: SectionContent): SectionContent {
  const radio = { question: "?", items, graphic_type: "bar" as const };
  return contentOfDraft({ order: 1, type: "radio", radio }, previous);
}

describe("contentOfDraft and draftOfContent", () => {
  it.each(drafts.map((draft) => [draft.type, draft] as const))("keep all of a %s", (_, draft) => {
    const names = draft.type === "paragraph" ? (draft.paragraph_files ?? []) : [];
    expect(draftOfContent(draft.order, contentOfDraft(draft), names)).toEqual(draft);
  });

  const more = { two_rounds: "true", examples: ["One", "Another"] } as const;
  it.each([
    [more],
    [{ ...more, two_rounds: "false" }],
    [{ examples: [] }],
    [{ two_rounds: "true" }],
    [{}],
  ])("keep what a poll may have beside the rest, as it was said: %j", (given) => {
    const radio = { question: "?", items: ["a"], graphic_type: "bar", ...given };
    const draft = sectionDraft.parse({ order: 1, type: "radio", radio });
    expect(draftOfContent(1, contentOfDraft(draft), [])).toEqual({
      order: 1,
      type: "radio",
      radio,
    });
  });

  it("store only what belongs to the kind, and HTML that is safe", () => {
    const draft = sectionDraft.parse({
      order: 1,
      type: "paragraph",
      type_label: "Paragraph",
      paragraph: "<p onclick='x()'>a</p>",
      video: "https://example.org/a.mp4",
      radio: null,
    });
    expect(contentOfDraft(draft)).toEqual({ type: "paragraph", html: "<p>a</p>" });
  });

  it("keep a survey's question, which has no chart", () => {
    const draft = { radio: { question: "How?", items: ["Well", "Badly"] } };
    const content = contentOfSurveyDraft(draft);
    expect(content).toMatchObject({ type: "radio", graphicType: "survey" });
    expect(surveyDraftOfContent(content)).toEqual(draft);
    expect(() => draftOfContent(1, content, [])).toThrow("outside its survey");
  });
});

describe("options keep their ids", () => {
  const first = poll(["a", "b", "c"]);

  it.each<[string, string[], Record<number, string>]>([
    ["nothing changes", ["a", "b", "c"], { 1: "a", 2: "b", 3: "c" }],
    ["they change places", ["c", "a", "b"], { 3: "c", 1: "a", 2: "b" }],
    ["one is reworded", ["a", "B!", "c"], { 1: "a", 2: "B!", 3: "c" }],
    ["one is removed", ["a", "c"], { 1: "a", 3: "c" }],
    ["one is added", ["new", "a", "b", "c"], { 4: "new", 1: "a", 2: "b", 3: "c" }],
    ["one is removed and another reworded", ["a", "C!"], { 1: "a", 4: "C!" }],
    ["two change places and one is reworded", ["b", "a", "C!"], { 2: "b", 1: "a", 3: "C!" }],
  ])("when %s", (_, items, expected) => {
    expect(optionsOf(poll(items, first))).toEqual(expected);
  });

  it("and an id is never given again", () => {
    const shrunk = poll(["a"], first);
    expect(optionsOf(poll(["a", "d"], shrunk))).toEqual({ 1: "a", 4: "d" });
    expect(optionsOf(poll(["x", "y", "z", "w"], first))).toEqual({
      4: "x",
      5: "y",
      6: "z",
      7: "w",
    });
  });

  it("also where two say the same", () => {
    const twins = poll(["same", "same"]);
    expect(optionsOf(twins)).toEqual({ 1: "same", 2: "same" });
    expect(optionsOf(poll(["same", "same", "other"], twins))).toEqual({
      1: "same",
      2: "same",
      3: "other",
    });
  });
});
