import { flushSync } from "react-dom";

import type { EditorStore } from "../sections/editor-store.ts";

/** Opens a invalid section, scrolls to what is wrong in it and puts the focus there. */
export function focusIssue(store: EditorStore, sectionKey: string): void {
  flushSync(() => store.set({ openKey: sectionKey }));
  // Fields that were disabled take the focus only after they re-render.
  requestAnimationFrame(() => {
    const row = document.getElementById(sectionKey);
    const issue =
      row?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] button, [data-issue]") ??
      row;
    issue?.scrollIntoView({ block: "center" });
    issue?.focus({ preventScroll: true });
  });
}

/** The same for the first invalid section from above. */
export function focusFirstIssue(store: EditorStore): void {
  const { keys, issues } = store.getState();
  const key = keys.find((one) => Object.keys(issues.sections[one] ?? {}).length > 0);
  if (key !== undefined) focusIssue(store, key);
}
