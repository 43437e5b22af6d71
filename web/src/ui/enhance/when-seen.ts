/** Acts once, as soon as a part of an element is in the viewport. Returns a cancel function. */
export function whenSeen(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether the person prefers reduced motion. */
export function isMotionUnwelcome(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
