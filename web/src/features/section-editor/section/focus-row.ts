/**
 * Puts the focus where it would be lost otherwise, once the list has re-rendered: to a section's row,
 * and there to the button that undoes its deletion; where the section is gone, to the way to add one.
 */
export function focusRow(sectionKey: string | undefined): void {
  requestAnimationFrame(() => {
    const row = sectionKey === undefined ? null : document.getElementById(sectionKey);
    const target = row?.querySelector<HTMLElement>("[data-undo]") ?? row;
    (target ?? document.querySelector<HTMLElement>("[data-add-section]"))?.focus();
  });
}

/** Puts the focus into the first field of a section that was just added, as soon as it is there. */
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
    // The editor of texts comes with the first one.
    if (performance.now() - begin < WAIT_MS) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const WAIT_MS = 5_000;
