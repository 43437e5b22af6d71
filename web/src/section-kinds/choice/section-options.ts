import type { StudentSection } from "@paso/contract";

/** A choice question's option texts, in the author's order; empty for every other section. */
export function sectionOptions(section: StudentSection): string[] {
  const { content } = section;
  if (content === null || typeof content === "string") return [];
  return Object.keys(content)
    .map(Number)
    .toSorted((a, b) => a - b)
    .map((index) => content[index] ?? "");
}

/** Whether several options may be chosen. */
export function isMultipleChoice(section: StudentSection): boolean {
  return (
    section.question_type === "select-multiple" ||
    section.question_type === "select-multiple-validated"
  );
}
