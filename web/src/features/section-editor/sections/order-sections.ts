import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";

/**
 * Moves a section to another position in the list. The positions keep their order numbers, so that moving
 * changes as few sections as there are positions between.
 * @param to position in the list, from 0
 */
export function moveSection(
  sections: readonly SectionForm[],
  key: string,
  to: number,
): SectionForm[] {
  const from = sections.findIndex((section) => section.key === key);
  const moved = sections[from];
  if (!moved) return [...sections];
  const arranged = sections.toSpliced(from, 1).toSpliced(to, 0, moved);
  return arranged.map((section, index) => {
    const order = sections[index]?.order ?? null;
    return section.order === order ? section : { ...section, order };
  });
}

/** The number for a section after all others: 0 for the first, else one above the highest. */
export function nextOrder(used: readonly (number | null)[]): number {
  const numbers = used.filter((order) => order !== null);
  return numbers.length === 0 ? 0 : Math.max(...numbers) + 1;
}
