import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";

/**
 * Moves a section to another position in the list. The positions keep their order numbers, so that only
 * the sections in between change.
 * @param to index in the list
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

/**
 * Inserts a new section. If there is no free number between its neighbours, the following ones are
 * incremented as far as necessary.
 * @param at index in the list
 */
export function insertSection(
  sections: readonly SectionForm[],
  added: SectionForm,
  at: number,
): SectionForm[] {
  const before = sections.slice(0, at).findLast(({ order }) => order !== null)?.order ?? 0;
  if (at >= sections.length) {
    return [...sections, { ...added, order: Math.max(added.order ?? 0, before + 1) }];
  }
  let last = before + 1;
  const after = sections.slice(at).map((section) => {
    if (section.order === null || section.order > last) return section;
    last++;
    return { ...section, order: last };
  });
  return [...sections.slice(0, at), { ...added, order: before + 1 }, ...after];
}

/** The number for a section after all others: 1 for the first, as for modules and pages, else one above the highest. */
export function nextOrder(used: readonly (number | null)[]): number {
  const numbers = used.filter((order) => order !== null);
  return numbers.length === 0 ? 1 : Math.max(...numbers) + 1;
}
