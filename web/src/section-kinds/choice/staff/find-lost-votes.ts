import type { SectionAnswers } from "../../form/staff/form-editor.ts";

/** An option that is about to go although people chose it. */
export interface LostVotes {
  id: number;
  text: string;
  people: number;
}

interface Option {
  id: number | null;
  text: string;
}

/**
 * Options that a save would remove although people chose them.
 * @param left the options that would remain
 */
export function findLostVotes(
  base: readonly Option[],
  left: readonly Option[],
  answers: SectionAnswers | undefined,
): LostVotes[] {
  if (!answers) return [];
  const present = new Set(left.map(({ id }) => id));
  return base.flatMap(({ id, text }) => {
    if (id === null || present.has(id)) return [];
    const people = answers.byOption[id] ?? 0;
    return people > 0 ? [{ id, text, people }] : [];
  });
}
