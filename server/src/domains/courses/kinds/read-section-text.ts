import type { SectionOf } from "./section-kind.ts";
import { kindOf, type SectionContent } from "./section-kinds.ts";

/** The text of a section as shown to readers, on one line: never what an answer reveals. */
export function readSectionText({
  content,
  files,
}: Pick<SectionOf<SectionContent>, "content" | "files">): string {
  const names = files.filter(({ use }) => use === "attachment").map(({ name }) => name);
  return [...kindOf(content).text(content), ...names].join(" ").replace(/\s+/g, " ").trim();
}
