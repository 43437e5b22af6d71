import type { SectionType } from "@paso/contract";
import type { Editor } from "@tiptap/core";

import { newKey } from "../../../section-kinds/form/staff/new-key.ts";
import type { FormOfType, SectionForm } from "../../../section-kinds/staff-kinds.ts";
import type { EditorStore } from "../sections/editor-store.ts";
import { chosenSection } from "../sections/new-section.ts";
import { insertInParagraph, joinParagraphs, splitParagraph } from "./part-paragraphs.ts";
import { turnSection } from "./turn-section.ts";

/** Operations that restructure sections, each a single undo step; each returns the key to continue in. */

export function turn(store: EditorStore, key: string, type: SectionType): string {
  return take(store, turnSection(store.list(), key, type));
}

export function split(store: EditorStore, key: string, editor: Editor): string {
  return take(store, splitParagraph(store.list(), key, editor.storage.textParts.split()));
}

export function join(store: EditorStore, key: string, next: FormOfType<"paragraph">): string {
  return take(store, { sections: joinParagraphs(store.list(), key, next), key });
}

/** Inserts a new section at the caret in a text. */
export function insertAtCursor(
  store: EditorStore,
  key: string,
  { editor, type, firstOption }: { editor: Editor; type: SectionType; firstOption: string },
): string {
  const added = chosenSection(type, { key: newKey(), order: 1, firstOption });
  const sections = insertInParagraph(store.list(), key, editor.storage.textParts.split(), added);
  return take(store, { sections, key: added.key });
}

function take(
  store: EditorStore,
  { sections, key }: { sections: readonly SectionForm[]; key: string },
): string {
  store.arrange(sections);
  store.set({ openKey: key });
  return key;
}
