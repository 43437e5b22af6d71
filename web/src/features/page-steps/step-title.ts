import type { StudentSection } from "@paso/contract";

/** What a step asks, or the first heading of its text as it is drawn; null for neither. */
export function stepTitle({ id, question }: StudentSection): string | null {
  const headings = `#section-${id} .authored :is(h1,h2,h3,h4,h5,h6)`;
  return question ?? (document.querySelector(headings)?.textContent.trim() || null);
}
