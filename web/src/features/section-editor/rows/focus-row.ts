/**
 * Puts the focus where it would be lost otherwise, once the list has re-rendered: to a section's row,
 * and there to the button that undoes its deletion.
 */
export function focusRow(sectionKey: string | undefined): void {
  requestAnimationFrame(() => {
    const row = sectionKey === undefined ? null : document.getElementById(sectionKey);
    (row?.querySelector<HTMLElement>("[data-undo]") ?? row)?.focus();
  });
}
