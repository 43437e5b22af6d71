import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import type { EditorStore } from "../sections/editor-store.ts";
import { withoutBlankEnd } from "../sections/is-blank.ts";
import { placeSections } from "./place-sections.ts";

/** Inserts new sections after the open one, or at the end, or in place of a blank one there. */
export function addSections(store: EditorStore, fresh: readonly SectionForm[]): void {
  const { openKey, loaded } = store.getState();
  const kept = withoutBlankEnd(store);
  const at = kept.findIndex(({ key }) => key === openKey);
  store.arrange(placeSections(kept, fresh, at === -1 ? kept.length : at + 1, loaded.usedOrders));
}
