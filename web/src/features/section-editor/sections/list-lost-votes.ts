import {
  findLostVotes,
  type LostVotes,
} from "../../../section-kinds/choice/staff/find-lost-votes.ts";
import type { SectionAnswers } from "../../../section-kinds/form/staff/form-editor.ts";
import { type SectionForm, staffKind } from "../../../section-kinds/staff-kinds.ts";

interface Editing {
  base: Readonly<Record<string, SectionForm>>;
  sections: Readonly<Record<string, SectionForm>>;
  loaded: { answers: Readonly<Record<string, SectionAnswers>> };
}

/** Chosen options that a save would delete, in all remaining sections. */
export function listLostVotes({ base, sections, loaded }: Editing): LostVotes[] {
  return Object.values(sections).flatMap((section) => {
    const before = base[section.key];
    if (!before || section.isDeleted) return [];
    return findLostVotes(optionsOf(before), optionsOf(section), loaded.answers[section.key]);
  });
}

/** A section's options; none if its kind has none. */
export function optionsOf(section: SectionForm) {
  return staffKind(section).options?.(section) ?? [];
}

/** A section that a save would delete although people answered it. */
export interface LostSection {
  key: string;
  title: string;
  people: number;
}

/** Sections with answers that a save would delete. */
export function listLostSections({ sections, loaded }: Editing): LostSection[] {
  return Object.values(sections).flatMap((section) => {
    const people = loaded.answers[section.key]?.people ?? 0;
    if (!section.isDeleted || people === 0) return [];
    return { key: section.key, title: staffKind(section).title(section) ?? "", people };
  });
}
