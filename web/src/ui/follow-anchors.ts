import { scrollToElement } from "./scroll-to-element.ts";

/**
 * Makes links to an anchor within the page (`#anchor`) scroll smoothly, like the page's other scrolling; the
 * focus continues from there. Returns the unsubscribe function.
 * @param name puts the anchor, without `#`, into the address
 */
export function followAnchors(name: (anchor: string) => void): () => void {
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);

  function follow(event: MouseEvent): void {
    const isPlain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return;
    const href = event.target.closest("a")?.getAttribute("href");
    const anchor = href?.startsWith("#") ? readAnchor(href) : "";
    const target = anchor === "" ? null : document.getElementById(anchor);
    if (!target) return;
    event.preventDefault();
    name(anchor);
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    scrollToElement(target);
  }
}

function readAnchor(href: string): string {
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}
