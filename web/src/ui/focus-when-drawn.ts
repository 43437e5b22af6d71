/** A `ref` that takes the focus to what replaced the form that had it. */
export function focusWhenDrawn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
