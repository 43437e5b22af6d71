/** Milliseconds an anchor scroll takes. */
const DURATION = 700;
const INTERRUPTIONS = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

let stopCurrent: (() => void) | null = null;

/**
 * Scrolls the page until an element is below what covers its top, in 700 milliseconds, or at once if reduced
 * motion is preferred. Any input by the person cancels it.
 * @param options with `onwards` the page never scrolls back up
 */
export function scrollToElement(element: Element, { onwards = false } = {}): void {
  stopCurrent?.();
  const from = window.scrollY;
  if (onwards && targetOf(element) < from) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.scrollTo({ top: targetOf(element), behavior: "instant" });
    return;
  }
  const begin = performance.now();
  let frame = requestAnimationFrame(step);

  function step(now: number): void {
    const passed = Math.min(1, Math.max(0, (now - begin) / DURATION));
    // The target is measured in each frame: images above it may still be loading.
    const top = from + (targetOf(element) - from) * easeInOut(passed);
    window.scrollTo({ top: onwards ? Math.max(top, window.scrollY) : top, behavior: "instant" });
    if (passed < 1) frame = requestAnimationFrame(step);
    else stop();
  }
  function stop(): void {
    cancelAnimationFrame(frame);
    for (const name of INTERRUPTIONS) window.removeEventListener(name, stop);
    stopCurrent = null;
  }
  for (const name of INTERRUPTIONS) window.addEventListener(name, stop, { passive: true });
  stopCurrent = stop;
}

function targetOf(element: Element): number {
  const page = document.documentElement;
  const furthest = page.scrollHeight - window.innerHeight;
  // As much as anchors keep free: 100 pixels, unless there is a bar below the header.
  const free = Number.parseFloat(getComputedStyle(page).scrollPaddingTop);
  const top = element.getBoundingClientRect().top + window.scrollY - free;
  return Math.max(0, Math.min(top, furthest));
}

function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}
