import { describe, expect, it } from "vitest";

import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { EditorStore, type LoadedPage } from "../sections/editor-store.ts";
import { chosenSection } from "../sections/new-section.ts";
import { findJoinable } from "../sections/reshapable.ts";
import { insertInParagraph, splitParagraph } from "./part-paragraphs.ts";
import { join, turn } from "./reshape.ts";

function text(key: string, order: number, html: string, id: number | null = order): SectionForm {
  return { key, id, order, type: "paragraph", isDeleted: false, html, files: [] };
}

function open(...sections: SectionForm[]): EditorStore {
  const saved = sections.filter(({ id }) => id !== null);
  const loaded: LoadedPage = {
    version: 1,
    sections: saved,
    usedOrders: [],
    fileLimit: 1,
    answers: {},
  };
  const changes = sections.flatMap((mine) => (mine.id === null ? [{ base: null, mine }] : []));
  return new EditorStore(loaded, changes);
}

const QUIZ =
  "<h2>Which soil?</h2><p>Think <b>twice</b>.</p><ul><li>Clay</li><li><p>Sand</p><p>Water runs through.</p></li></ul>";

describe("a paragraph turned into a question", () => {
  it("has its text as the question and its list as options with their explanations, and back", () => {
    const store = open(text("a", 1, QUIZ, null), text("b", 2, "<p>Next</p>"));
    expect(turn(store, "a", "radio-validated")).toBe("a");
    expect(store.getState()).toMatchObject({ openKey: "a", canUndo: true });
    expect(store.getState().sections["a"]).toMatchObject({
      type: "radio-validated",
      order: 1,
      question: "Which soil? Think twice.",
      options: [
        { text: "Clay", reason: "" },
        { text: "Sand", reason: "Water runs through." },
      ],
    });
    turn(store, "a", "paragraph");
    expect(store.getState().sections["a"]).toMatchObject({
      html: "<p>Which soil? Think twice.</p><ul><li><p>Clay</p></li><li><p>Sand</p><p>Water runs through.</p></li></ul>",
    });
    store.undo();
    store.undo();
    expect(store.getState().sections["a"]).toMatchObject({ type: "paragraph", html: QUIZ });
  });

  it("goes, and a new one comes in its place, where the server has it already", () => {
    const store = open(text("a", 1, "<p>Why?</p>"), text("b", 2, "<p>Next</p>"));
    const key = turn(store, "a", "textarea");
    expect(store.list()).toMatchObject([
      { key: "a", isDeleted: true },
      { key, id: null, order: 2, type: "textarea", question: "Why?" },
      { key: "b", order: 3 },
    ]);
    store.undo();
    expect(store.list()).toEqual([text("a", 1, "<p>Why?</p>"), text("b", 2, "<p>Next</p>")]);
  });

  it("keeps its options, marks and explanations from one kind of question to another", () => {
    const store = open(text("a", 1, QUIZ, null));
    turn(store, "a", "radio-validated");
    turn(store, "a", "select-multiple");
    expect(store.getState().sections["a"]).toMatchObject({
      type: "select-multiple",
      graphicType: "bar",
      options: [{ text: "Clay" }, { text: "Sand", reason: "Water runs through." }],
    });
  });
});

describe("paragraphs", () => {
  it("are joined with the next one that stays, and come back by one undo", () => {
    const store = open(text("a", 1, "<p>One</p>"), text("b", 2, "<p>Two</p>"));
    const next = findJoinable(store.list(), "a");
    expect(next?.key).toBe("b");
    join(store, "a", next as never);
    expect(store.list()).toMatchObject([
      { html: "<p>One</p><p>Two</p>", isDeleted: false },
      { key: "b", isDeleted: true },
    ]);
    expect(findJoinable(store.list(), "a")).toBeNull();
    store.undo();
    expect(store.list()).toMatchObject([{ html: "<p>One</p>" }, { isDeleted: false }]);
  });

  it("are split in two, the second one new and right after the first", () => {
    const list = [text("a", 1, "<p>OneTwo</p>"), text("b", 2, "<p>Three</p>")];
    const { sections, key } = splitParagraph(list, "a", ["<p>One</p>", "<p>Two</p>"]);
    expect(sections).toMatchObject([
      { key: "a", id: 1, order: 1, html: "<p>One</p>" },
      { key, id: null, order: 2, html: "<p>Two</p>" },
      { key: "b", order: 3 },
    ]);
  });

  it.each([
    ["between two texts", "<p>1</p>", "<p>2</p>", ["<p>1</p>", "textarea", "<p>2</p>"]],
    ["after a text", "<p>1</p>", "", ["<p>1</p>", "textarea"]],
    ["before a text", "", "<p>2</p>", ["textarea", "<p>2</p>"]],
    ["after an empty one that is saved", "", "", ["", "textarea"]],
  ])("take a section in at an empty line: %s", (_, before, after, expected) => {
    const added = chosenSection("textarea", { key: "new", order: 1, firstOption: "" });
    const sections = insertInParagraph([text("a", 1, "")], "a", [before, after], added);
    expect(sections.map((one) => ("html" in one ? one.html : one.type))).toEqual(expected);
    expect(sections.map(({ order }) => order)).toEqual(expected.map((_, index) => index + 1));
  });

  it("give way to a section where they are new and empty", () => {
    const added = chosenSection("textarea", { key: "new", order: 1, firstOption: "" });
    const sections = insertInParagraph([text("a", 4, "", null)], "a", ["", ""], added);
    expect(sections).toEqual([{ ...added, order: 4 }]);
  });
});
