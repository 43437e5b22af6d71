import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { isSameSection } from "./write-section.ts";

/** An author's change to a section since it was loaded. */
export interface SectionChange {
  /** As it was loaded; null for a new section. */
  base: SectionForm | null;
  mine: SectionForm;
}

/** A section that two authors changed in different ways. */
export interface SectionConflict {
  mine: SectionForm;
  /** Null if the other author removed it. */
  theirs: SectionForm | null;
}

/** Changed and new sections. */
export function findChanges(
  base: Readonly<Record<string, SectionForm>>,
  sections: readonly SectionForm[],
): SectionChange[] {
  return sections.flatMap((mine): SectionChange[] => {
    const loaded = base[mine.key] ?? null;
    return loaded && isSameSection(loaded, mine) ? [] : [{ base: loaded, mine }];
  });
}

/**
 * Rebases an author's changes onto the current page. A section changed by only one of two authors is
 * merged; for one changed by both, the two states are returned as a conflict, with the author's own in
 * the list.
 */
export function rebaseSections(
  changes: readonly SectionChange[],
  current: readonly SectionForm[],
): { sections: SectionForm[]; conflicts: SectionConflict[] } {
  const byKey = new Map(changes.map((change) => [change.mine.key, change]));
  const conflicts: SectionConflict[] = [];
  const sections = current.map((theirs) => {
    const change = byKey.get(theirs.key);
    if (!change?.base) return theirs;
    const merged = mergeSection(change.base, change.mine, theirs);
    if (merged) return merged;
    conflicts.push({ mine: change.mine, theirs });
    return change.mine;
  });
  const present = new Set(current.map(({ key }) => key));
  for (const { base, mine } of changes) {
    if (present.has(mine.key)) continue;
    // Removed by both: there is nothing to choose.
    if (base && mine.isDeleted) continue;
    sections.push(mine);
    if (base) conflicts.push({ mine, theirs: null });
  }
  return { sections: sortSections(sections), conflicts };
}

/** Merges two states that do not contradict each other; else null. */
function mergeSection(
  base: SectionForm,
  mine: SectionForm,
  theirs: SectionForm,
): SectionForm | null {
  const order = mine.order === base.order ? theirs.order : mine.order;
  const at = (section: SectionForm) => ({ ...section, order });
  if (isSameSection(at(base), at(theirs)) || isSameSection(at(mine), at(theirs))) return at(mine);
  if (isSameSection(at(base), at(mine))) return at(theirs);
  return null;
}

/** Sorts by number; sections without one come last. */
export function sortSections(sections: readonly SectionForm[]): SectionForm[] {
  const position = ({ order }: SectionForm) => order ?? Number.POSITIVE_INFINITY;
  return sections.toSorted((a, b) => (position(a) === position(b) ? 0 : position(a) - position(b)));
}
