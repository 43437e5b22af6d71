import type { AuthoredSection, PageSections } from "@paso/contract";
import { describe, expect, it, vi } from "vitest";

import { EditorStore, hasOtherSections } from "./editor-store.ts";
import { loadPage } from "./load-page.ts";

type Form = ReturnType<EditorStore["list"]>[number];

/** A page of opinions, each known by its id and question. */
function load(questions: Record<number, string>, version = 1) {
  const sections = Object.entries(questions).map(([id, question]) => ({
    id: Number(id),
    order: Number(id),
    type: "textarea",
    textarea: { question, min: 0, max: 0, workbook_only: "false" },
    answers: 0,
    item_answers: null,
  }));
  return loadPage({
    sections: sections as unknown as AuthoredSection[],
    version,
    file_limit: 1_000,
    picture_limit: 1_000,
    video_limit: 1_000,
  } as PageSections);
}

const open = (questions: Record<number, string>) => new EditorStore(load(questions), []);
/** Changes the question, which every section in these tests has. */
const ask = (question: string) => (section: Form) => ({ ...section, question }) as Form;
const questionOf = (section: Form | null | undefined) =>
  section && "question" in section ? section.question : undefined;
const questionsOf = (store: EditorStore) => store.list().map(questionOf);

/** A section that is not on the server yet. */
function addNew(store: EditorStore, key: string, question: string): void {
  const [like] = store.list();
  if (!like) throw new Error("There is no section to begin with.");
  store.add(ask(question)({ ...like, key, id: null, order: store.list().length + 1 }));
}

const file = (name: string) => new File(["a"], name);

describe("EditorStore", () => {
  it("notifies listeners of each change, and keeps other sections' objects identical", () => {
    const store = open({ 1: "a", 2: "b" });
    const before = store.getState();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    store.edit("section-1", ask("A"));
    expect(listener).toHaveBeenCalledOnce();
    expect(questionsOf(store)).toEqual(["A", "b"]);
    expect(questionOf(before.sections["section-1"])).toBe("a");
    expect(store.getState().sections["section-2"]).toBe(before.sections["section-2"]);
    stop();
    store.edit("section-1", ask("a"));
    expect(listener).toHaveBeenCalledOnce();
    expect(store.changes()).toEqual([]);
  });

  it("takes back what was said to be wrong with a field once it is changed", () => {
    const store = open({ 1: "" });
    const issues = { question: "Write a question.", min: "At least 0." };
    store.set({ issues: { list: [], sections: { "section-1": issues } } });
    store.edit("section-1", ask("a"), ["question"]);
    expect(store.getState().issues.sections["section-1"]).toEqual({ min: "At least 0." });
  });

  it("opens a section that is added, at the end", () => {
    const store = open({ 1: "a" });
    addNew(store, "new-1", "b");
    expect(questionsOf(store)).toEqual(["a", "b"]);
    expect(store.getState().openKey).toBe("new-1");
  });

  it("marks a saved section as deleted, and takes a new one away", () => {
    const store = open({ 1: "a", 2: "b" });
    addNew(store, "new-1", "c");
    store.remove("new-1");
    expect(questionsOf(store)).toEqual(["a", "b"]);
    expect(store.getState().openKey).toBeNull();
    expect(hasOtherSections(store.getState())).toBe(true);
    store.remove("section-2");
    expect(store.list().map(({ isDeleted }) => isDeleted)).toEqual([false, true]);
    expect(hasOtherSections(store.getState())).toBe(false);
  });

  it("keeps an open section open when another one is removed", () => {
    const store = open({ 1: "a", 2: "b" });
    store.set({ openKey: "section-1" });
    store.remove("section-2");
    expect(store.getState().openKey).toBe("section-1");
  });

  it("puts sections where their numbers say, and leaves them where they are otherwise", () => {
    const store = open({ 1: "a", 2: "b" });
    const { keys } = store.getState();
    store.sort();
    expect(store.getState().keys).toBe(keys);
    store.edit("section-1", (section) => ({ ...section, order: 3 }));
    store.sort();
    expect(questionsOf(store)).toEqual(["b", "a"]);
  });
});

describe("after a save", () => {
  it("what was saved is no change any more, and what was deleted is gone", () => {
    const store = open({ 1: "a", 2: "b", 3: "c" });
    store.edit("section-1", ask("A"));
    store.remove("section-2");
    addNew(store, "new-1", "d");
    const saved = store.list().filter(({ id, isDeleted }) => id !== null && !isDeleted);
    store.settle(saved, 2);
    expect(questionsOf(store)).toEqual(["A", "c", "d"]);
    expect(store.changes().map(({ mine }) => questionOf(mine))).toEqual(["d"]);
    expect(store.getState().loaded.version).toBe(2);
  });

  it("new sections have the ids that the server gave them, in their order", () => {
    const store = open({ 1: "a" });
    addNew(store, "new-1", "b");
    addNew(store, "new-2", "c");
    store.adopt(store.list().slice(1), [12, 13], 3);
    expect(store.list().map(({ id }) => id)).toEqual([1, 12, 13]);
    expect(store.changes()).toEqual([]);
    expect(store.getState().loaded.version).toBe(3);
  });
});

describe("when another author was faster", () => {
  it("starts over from their state with the local changes applied", () => {
    const store = open({ 1: "a", 2: "b" });
    store.edit("section-1", ask("mine"));
    store.reload(load({ 1: "a", 2: "theirs" }, 2));
    expect(questionsOf(store)).toEqual(["mine", "theirs"]);
    expect(store.getState().conflicts).toEqual([]);
    expect(store.changes().map(({ mine }) => mine.key)).toEqual(["section-1"]);
    expect(store.getState().loaded.version).toBe(2);
  });

  it.each(["mine", "theirs"] as const)("ends a conflict with %s", (choice) => {
    const store = open({ 1: "a" });
    store.edit("section-1", ask("mine"));
    store.reload(load({ 1: "theirs" }, 2));
    const [conflict] = store.getState().conflicts;
    expect(questionOf(conflict?.mine)).toBe("mine");
    expect(questionOf(conflict?.theirs)).toBe("theirs");
    store.resolve("section-1", conflict?.[choice] ?? null);
    expect(questionsOf(store)).toEqual([choice]);
    expect(store.getState().conflicts).toEqual([]);
    expect(store.changes()).toHaveLength(choice === "mine" ? 1 : 0);
  });

  it("brings a section that they removed back as a new one, or lets it go", () => {
    for (const isKept of [true, false]) {
      const store = open({ 1: "a", 2: "b" });
      store.edit("section-2", ask("mine"));
      store.reload(load({ 1: "a" }, 2));
      const [conflict] = store.getState().conflicts;
      expect(conflict?.theirs).toBeNull();
      store.resolve("section-2", isKept ? (conflict?.mine ?? null) : null);
      expect(questionsOf(store)).toEqual(isKept ? ["a", "mine"] : ["a"]);
      expect(store.list()[1]?.id ?? null).toBeNull();
      expect(store.getState().keys).not.toContain("section-2");
      expect(store.getState().conflicts).toEqual([]);
    }
  });

  it("keeps the files that wait for their section, and no others", () => {
    const store = open({ 1: "a", 2: "b" });
    addNew(store, "new-1", "c");
    const [kept, lost, moved] = [file("a.pdf"), file("b.pdf"), file("c.pdf")];
    store.setPendingFiles("section-1", [kept]);
    store.setPendingFiles("section-2", [lost]);
    store.setPendingFiles("new-1", [moved]);
    store.adopt(store.list().slice(2), [3], 2);
    store.reload(load({ 1: "a", 3: "c" }, 3), []);
    expect(store.getState().pendingFiles).toEqual({ "section-1": [kept], "section-3": [moved] });
  });
});

describe("undo and redo", () => {
  it("take back and repeat typing as one thing, removing, moving and adding", () => {
    const store = open({ 1: "a", 2: "b" });
    store.edit("section-1", ask("ab"));
    store.edit("section-1", ask("abc"));
    store.move("section-1", 1);
    store.remove("section-2");
    addNew(store, "new-1", "c");
    store.remove("new-1");
    expect(questionsOf(store)).toEqual(["b", "abc"]);
    expect(store.undo()).toBe("new-1");
    expect(questionsOf(store)).toEqual(["b", "abc", "c"]);
    store.undo();
    store.undo();
    expect(store.getState().sections["section-2"]?.isDeleted).toBe(false);
    store.undo();
    expect(questionsOf(store)).toEqual(["abc", "b"]);
    expect(store.undo()).toBe("section-1");
    expect(questionsOf(store)).toEqual(["a", "b"]);
    expect(store.changes()).toEqual([]);
    expect(store.getState()).toMatchObject({ canUndo: false, canRedo: true });
    expect(store.undo()).toBeNull();
    while (store.getState().canRedo) store.redo();
    expect(questionsOf(store)).toEqual(["b", "abc"]);
  });

  it("forget typing that the browser has taken back by itself, and what was undone before typing", () => {
    const store = open({ 1: "a" });
    store.edit("section-1", ask("ab"));
    store.edit("section-1", ask("a"));
    expect(store.getState().canUndo).toBe(false);
    store.edit("section-1", ask("ax"));
    store.undo();
    store.edit("section-1", ask("ay"));
    expect(store.redo()).toBeNull();
    expect(questionsOf(store)).toEqual(["ay"]);
  });

  it("reach back over a save, and leave what it created where it is", () => {
    const store = open({ 1: "a" });
    addNew(store, "new-1", "b");
    store.edit("new-1", ask("bb"));
    store.set({ busy: true });
    store.adopt(store.list().slice(1), [2], 2);
    store.renew(load({ 1: "a", 2: "bb" }, 2));
    store.set({ busy: false });
    expect(store.list().map(({ key, id }) => [key, id])).toEqual([
      ["section-1", 1],
      ["new-1", 2],
    ]);
    expect(store.changes()).toEqual([]);
    store.undo();
    expect(questionsOf(store)).toEqual(["a", "b"]);
    expect(store.list().map(({ id }) => id)).toEqual([1, 2]);
  });

  it("never take back what another author did", () => {
    const store = open({ 1: "a" });
    store.edit("section-1", ask("ab"));
    store.reload(load({ 1: "a", 2: "theirs" }, 2));
    expect(store.undo()).toBeNull();
    expect(questionsOf(store)).toEqual(["ab", "theirs"]);
  });
});

describe("a section that is put between others", () => {
  it("takes the number after the one before; those behind move on only as far as they have to", () => {
    const store = open({ 1: "a", 2: "b", 5: "c" });
    const copy = store.duplicate("section-1");
    expect(store.list().map(({ order }) => order)).toEqual([1, 2, 3, 5]);
    expect(store.list()[1]).toMatchObject({ key: copy, id: null });
    store.undo();
    expect(store.list().map(({ order }) => order)).toEqual([1, 2, 5]);
  });
});
