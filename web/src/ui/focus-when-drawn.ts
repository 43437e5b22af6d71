/** A `ref` that focuses the element that replaced a focused form. */
export function focusWhenDrawn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
