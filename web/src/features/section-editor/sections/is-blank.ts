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
