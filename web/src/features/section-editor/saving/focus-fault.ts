import { flushSync } from "react-dom";

import type { EditorStore } from "../editor/editor-store.ts";

/** Opens a faulty section, scrolls to what is wrong in it and puts the focus there. */
export function focusFault(store: EditorStore, sectionKey: string): void {
  flushSync(() => store.set({ openKey: sectionKey }));
  // Fields that were disabled take the focus only after they are drawn anew.
  requestAnimationFrame(() => {
    const row = document.getElementById(sectionKey);
    const fault =
      row?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] button, [data-fault]") ??
      row;
    fault?.scrollIntoView({ block: "center" });
    fault?.focus({ preventScroll: true });
  });
}

/** The same for the first faulty section from above. */
export function focusFirstFault(store: EditorStore): void {
  const { keys, faults } = store.getState();
  const key = keys.find((one) => Object.keys(faults.sections[one] ?? {}).length > 0);
  if (key !== undefined) focusFault(store, key);
}
