import type { StudentSection } from "@paso/contract";

/** A step's question, or the first heading of its rendered text; null for neither. */
export function stepTitle({ id, question }: StudentSection): string | null {
  const headings = `#section-${id} .authored :is(h1,h2,h3,h4,h5,h6)`;
  return question ?? (document.querySelector(headings)?.textContent.trim() || null);
}
