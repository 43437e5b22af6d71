/** Focuses an element when it mounts: a `ref` for elements that replace a pressed one. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
