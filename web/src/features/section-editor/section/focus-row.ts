/**
 * Keeps the focus from getting lost, after the list has re-rendered: moves it to a section's row, or its
 * undo button if it was deleted; if the section is gone, to the button that adds one.
 */
export function focusRow(sectionKey: string | undefined): void {
  requestAnimationFrame(() => {
    const row = sectionKey === undefined ? null : document.getElementById(sectionKey);
    const target = row?.querySelector<HTMLElement>("[data-undo]") ?? row;
    (target ?? document.querySelector<HTMLElement>("[data-add-section]"))?.focus();
  });
}

/** Focuses the first field of a section just added, as soon as it is rendered. */
export function focusFirstField(sectionKey: string): void {
  const begin = performance.now();
  const focused = document.activeElement;
  const look = () => {
    const row = document.getElementById(sectionKey);
    const field = row?.querySelector<HTMLElement>(
      "[data-fields] :is(textarea, input:not([type=checkbox], [type=radio], [type=file]), [contenteditable=true])",
    );
    if (field) return field.focus();
    const isLeft = document.activeElement !== focused && document.activeElement !== row;
    if (isLeft && document.activeElement !== document.body) return;
    row?.focus({ preventScroll: true });
    // The rich text editor loads lazily with the first one.
    if (performance.now() - begin < WAIT_MS) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const WAIT_MS = 5_000;
