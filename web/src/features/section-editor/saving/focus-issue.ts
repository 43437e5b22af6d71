import { flushSync } from "react-dom";

import type { EditorStore } from "../sections/editor-store.ts";

const INVALID = "[aria-invalid=true], [data-invalid] button, [data-issue]";
const CONTROL = "input, textarea, button, [contenteditable=true]";

/** Opens a section, scrolls to its invalid field and focuses it. */
export function focusIssue(store: EditorStore, sectionKey: string, field?: string): void {
  flushSync(() => store.set({ openKey: sectionKey }));
  // Fields that were disabled take the focus only after they re-render.
  requestAnimationFrame(() => {
    const row = document.getElementById(sectionKey);
    const issue =
      (row && field && findField(row, field)) || row?.querySelector<HTMLElement>(INVALID) || row;
    issue?.scrollIntoView({ block: "center" });
    issue?.focus({ preventScroll: true });
  });
}

/** The control the user edits for a field of that name. */
function findField(row: HTMLElement, field: string): HTMLElement | null {
  const [name = field] = field.split(".");
  const named = row.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  // A select has its name on a hidden element.
  const group =
    row.querySelector<HTMLElement>(`[data-field~="${CSS.escape(name)}"]`) ??
    named?.closest<HTMLElement>("[data-rac]:has([aria-haspopup])") ??
    null;
  if (group === null) return named;
  return group.querySelector<HTMLElement>(INVALID) ?? group.querySelector<HTMLElement>(CONTROL);
}

/** The same for the topmost invalid section. */
export function focusFirstIssue(store: EditorStore): void {
  const { keys, issues } = store.getState();
  const key = keys.find((one) => Object.keys(issues.sections[one] ?? {}).length > 0);
  if (key !== undefined) focusIssue(store, key);
}
