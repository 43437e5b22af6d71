import { kindOf, type SectionContent } from "../../courses/index.ts";

const LONGEST = 120;

/** How an author recognises a section: its question, the first words of its text, its address. */
export function titleLineOf(content: Readonly<SectionContent>): string {
  const text = kindOf(content).title(content).replace(/\s+/g, " ").trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}\u2026` : text;
}
