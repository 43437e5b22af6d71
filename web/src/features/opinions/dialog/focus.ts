/** Takes the focus to an element as it appears: for a `ref`, where a press put it in another's place. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
