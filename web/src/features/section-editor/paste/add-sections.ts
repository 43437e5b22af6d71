import { newKey } from "../../../section-kinds/form/staff/new-key.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import type { EditorStore } from "../sections/editor-store.ts";
import { newSection } from "../sections/new-section.ts";
import { isSameSection } from "../sections/write-section.ts";
import { placeSections } from "./place-sections.ts";

/** Inserts new sections after the open one, or at the end, or in place of an initial blank one. */
export function addSections(store: EditorStore, fresh: readonly SectionForm[]): void {
  const { openKey, loaded } = store.getState();
  const list = store.list();
  const kept = list.length === 1 ? list.filter((section) => !isBlank(section)) : list;
  const at = kept.findIndex(({ key }) => key === openKey);
  store.arrange(placeSections(kept, fresh, at === -1 ? kept.length : at + 1, loaded.usedOrders));
}

/** The one that a form for new sections begins with. */
export function isBlank(section: SectionForm): boolean {
  const { id, type, order } = section;
  if (id !== null || type !== "paragraph") return false;
  const blank = newSection(type, { key: newKey(), order: order ?? 0, firstOption: "" });
  return isSameSection(section, blank);
}
