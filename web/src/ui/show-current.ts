/** A `ref` for a list of links that may scroll sideways: scrolls the link to the current page into view. */
export function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>("[aria-current]");
  if (!list || !current) return;
  const { left, width } = current.getBoundingClientRect();
  list.scrollLeft += left + width / 2 - (list.getBoundingClientRect().left + list.clientWidth / 2);
}
