/** For a `ref`: scrolls to what the address names, if it is drawn only after the link was followed. */
export function showIfLinked(element: HTMLElement | null): void {
  if (element && location.hash === `#${element.id}`) element.scrollIntoView();
}
