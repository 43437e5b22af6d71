import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import type { EditorStore } from "./editor-store.ts";
import { newSection } from "./new-section.ts";
import { isSameSection } from "./write-section.ts";

/** Whether nothing was ever written into a section: a new paragraph without text or files. */
export function isBlank(store: EditorStore, key: string): boolean {
  const { sections, pendingFiles } = store.getState();
  const section = sections[key];
  if (section?.type !== "paragraph" || section.id !== null) return false;
  const { order } = section;
  const blank = { ...newSection("paragraph", { key, firstOption: "" }), order };
  return !pendingFiles[key]?.length && isSameSection(section, blank);
}

/** The sections without a blank one at their end, as a page begins with one and "New section" adds one. */
export function withoutBlankEnd(store: EditorStore): SectionForm[] {
  const list = store.list();
  const last = list.at(-1);
  return last && isBlank(store, last.key) ? list.slice(0, -1) : list;
}
