import { checkedChoice, optionBounds, poll, type ArchivedSection } from "./archived-course.ts";

/** An answer to a question: options counted from 0, or a text; null if it is not a question. */
export type Answer = number[] | string | null;

/**
 * Answers a question: the right options, or as many wrong ones as needed if it is to be missed; for a poll
 * the favourite option and those after it; for an opinion question a text of enough words.
 */
export function chooseAnswer(
  section: ArchivedSection,
  { name, favourite = 0, misses = false }: { name: string; favourite?: number; misses?: boolean },
): Answer {
  const checked = checkedChoice(section);
  if (checked)
    return misses ? wrongOptions(section, checked.valid_items) : allTrue(checked.valid_items);
  const asked = poll(section);
  if (asked) {
    const count = optionBounds(section)?.max || 1;
    return Array.from(
      { length: count },
      (_, step) => (favourite + step) % asked.items.length,
    ).toSorted((a, b) => a - b);
  }
  return section.textarea ? writeOpinion(section.textarea.min, name) : null;
}

/** The options an answer names; none for a text. */
export function optionsOf(answer: Answer): number[] {
  return Array.isArray(answer) ? answer : [];
}

function allTrue(values: readonly boolean[]): number[] {
  return values.flatMap((value, index) => (value ? [index] : []));
}

/** Wrong options first, then right ones if the question takes more. */
function wrongOptions(section: ArchivedSection, valid: readonly boolean[]): number[] {
  const wrong = allTrue(valid.map((value) => !value));
  const count = Math.max(1, optionBounds(section)?.min ?? 1);
  return [...wrong, ...allTrue(valid)].slice(0, count).toSorted((a, b) => a - b);
}

function writeOpinion(words: number, name: string): string {
  const text = `This is what ${name} thinks`;
  const missing = Math.max(0, words - text.split(" ").length);
  return text + " indeed".repeat(missing);
}
