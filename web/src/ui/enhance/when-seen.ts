/** Acts once, as soon as a part of an element is on the screen. Returns what calls it off. */
export function whenSeen(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether the person asked for as little motion as possible. */
export function isMotionUnwelcome(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
