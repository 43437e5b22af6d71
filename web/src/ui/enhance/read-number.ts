/** The number in an attribute, clamped; the fallback if there is none. */
export function readNumber(
  element: HTMLElement,
  name: string,
  fallback: number,
  [min, max]: readonly [number, number] = [-Infinity, Infinity],
): number {
  const written = element.dataset[name]?.trim();
  const value = written ? Number(written) : fallback;
  return Number.isNaN(value) ? fallback : Math.min(max, Math.max(min, value));
}

/** A number formatter for an element's language. */
export function numberFormat(
  element: Element,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const language = element.closest("[lang]")?.getAttribute("lang") ?? "en";
  try {
    return new Intl.NumberFormat(language, options);
  } catch {
    // An author's `lang` may be invalid.
    return new Intl.NumberFormat("en", options);
  }
}
