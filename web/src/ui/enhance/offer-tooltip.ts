/** Milliseconds in which the pointer may cross from the word to its explanation. */
const LEAVING = 200;
/** Pixels between the two, and to the screen's edge. */
const GAP = 8;

let made = 0;

/**
 * Shows `data-tooltip`, or the `title`, as an explanation while an element is hovered or focused, above it
 * or, if `data-placement` is `bottom`, below. Escape closes it. Returns an undo function.
 */
export function offerTooltip(element: HTMLElement): () => void {
  const title = element.getAttribute("title");
  const text = element.dataset["tooltip"]?.trim() || title?.trim();
  if (!text) return () => {};
  const tip = document.createElement("span");
  tip.className = "enlivened-tip";
  tip.id = `tip-${(made += 1)}`;
  tip.role = "tooltip";
  tip.popover = "manual";
  tip.textContent = text;
  element.after(tip);
  // Otherwise the browser's own would appear, too.
  element.removeAttribute("title");
  element.setAttribute("aria-describedby", tip.id);
  const isReached = element.tabIndex >= 0;
  if (!isReached) element.tabIndex = 0;
  element.classList.add("explained");

  const taken = new AbortController();
  let leaving: ReturnType<typeof setTimeout> | undefined;
  for (const target of [element, tip]) {
    target.addEventListener("pointerenter", show, { signal: taken.signal });
    target.addEventListener("pointerleave", hideSoon, { signal: taken.signal });
  }
  element.addEventListener("focus", show, { signal: taken.signal });
  element.addEventListener("blur", hide, { signal: taken.signal });
  document.addEventListener("keydown", hideOnEscape, { signal: taken.signal });
  document.addEventListener("scroll", hide, { signal: taken.signal, passive: true, capture: true });

  return () => {
    taken.abort();
    clearTimeout(leaving);
    tip.remove();
    element.removeAttribute("aria-describedby");
    element.classList.remove("explained");
    if (!isReached) element.removeAttribute("tabindex");
    if (title !== null) element.title = title;
  };

  function show(): void {
    clearTimeout(leaving);
    if (tip.matches(":popover-open")) return;
    tip.showPopover();
    position(tip, element);
  }
  function hide(): void {
    clearTimeout(leaving);
    if (tip.matches(":popover-open")) tip.hidePopover();
  }
  function hideSoon(): void {
    clearTimeout(leaving);
    if (document.activeElement !== element) leaving = setTimeout(hide, LEAVING);
  }
  function hideOnEscape({ key }: KeyboardEvent): void {
    if (key === "Escape") hide();
  }
}

function position(tip: HTMLElement, element: HTMLElement): void {
  const word = element.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const above = word.top - height - GAP;
  const below = word.bottom + GAP;
  const isBelow = element.dataset["placement"] === "bottom" || above < GAP;
  const middle = word.left + (word.width - width) / 2;
  const furthest = document.documentElement.clientWidth - width - GAP;
  tip.style.top = `${isBelow ? below : above}px`;
  tip.style.left = `${Math.max(GAP, Math.min(middle, furthest))}px`;
}
