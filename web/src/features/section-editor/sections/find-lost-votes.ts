import type { SectionForm } from "./section-form.ts";

/** What people answered to a section so far. */
export interface SectionAnswers {
  /** People who answered. */
  people: number;
  /** People by the id of the option they chose. */
  byOption: Readonly<Record<number, number>>;
}

/** An option that is about to go although people chose it. */
export interface LostVotes {
  id: number;
  text: string;
  people: number;
}

/** Options that a save would take from people who chose them. */
export function findLostVotes(
  base: SectionForm,
  section: SectionForm,
  answers: SectionAnswers | undefined,
): LostVotes[] {
  if (!answers) return [];
  const left = new Set(section.options.map(({ id }) => id));
  return base.options.flatMap(({ id, text }) => {
    if (id === null || left.has(id)) return [];
    const people = answers.byOption[id] ?? 0;
    return people > 0 ? [{ id, text, people }] : [];
  });
}

interface Editing {
  base: Readonly<Record<string, SectionForm>>;
  sections: Readonly<Record<string, SectionForm>>;
  loaded: { answers: Readonly<Record<string, SectionAnswers>> };
}

/** The same for all sections that stay. */
export function listLostVotes({ base, sections, loaded }: Editing): LostVotes[] {
  return Object.values(sections).flatMap((section) => {
    const before = base[section.key];
    if (!before || section.isDeleted) return [];
    return findLostVotes(before, section, loaded.answers[section.key]);
  });
}
