/**
 * A `ref` for a list of links that scrolls sideways where there is little room: shows the link to the
 * current page.
 */
export function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>("[aria-current]");
  if (!list || !current) return;
  const { left, width } = current.getBoundingClientRect();
  list.scrollLeft += left + width / 2 - (list.getBoundingClientRect().left + list.clientWidth / 2);
}
