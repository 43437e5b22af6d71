/** Focuses an element as it appears: for a `ref`, where a press replaced another element by it. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
