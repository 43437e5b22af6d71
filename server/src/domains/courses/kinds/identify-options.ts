import type { Option, OptionList, WithoutId } from "./option.ts";

/** Stable ids as an author's form sent them back, aligned with the options; null for a new one. */
export type GivenIds = readonly (number | null)[] | null | undefined;

/**
 * Assigns ids to options, so that answers keep meaning the option they meant. Given ids are used,
 * including those of removed options that are put back. Without them, an option keeps its id as long
 * as its text stays, wherever it moved; one that was only reworded is matched by position if the
 * number of options stays the same. Ids are never reused.
 */
export function identifyOptions<Kind extends WithoutId<Option>>(
  wanted: readonly Kind[],
  previous: Readonly<OptionList> | undefined,
  given: GivenIds,
): { options: (Kind & { id: number })[]; nextOptionId: number } {
  const known = previous ?? { options: [], nextOptionId: 1 };
  const ids = previous && given ? given : matchOptions(wanted, known.options);
  let { nextOptionId } = known;
  const options = wanted.map((option, index) => ({ id: ids[index] ?? nextOptionId++, ...option }));
  return { options, nextOptionId };
}

/** Which of the given ids (by index) were never in the question. */
export function findUnknownIds(
  { nextOptionId }: Pick<OptionList, "nextOptionId">,
  given: GivenIds,
): number[] {
  return (given ?? []).flatMap((id, index) => (id !== null && id >= nextOptionId ? [index] : []));
}

function matchOptions(
  wanted: readonly WithoutId<Option>[],
  known: readonly Option[],
): (number | null)[] {
  const left = new Map(known.map((option) => [option.id, option]));
  const sameText = wanted.map(({ text }) => {
    const same = [...left.values()].find((option) => option.text === text);
    if (same) left.delete(same.id);
    return same?.id ?? null;
  });
  if (wanted.length !== known.length) return sameText;
  return sameText.map((id, index) => {
    const sameIndex = known[index]?.id;
    return id ?? (sameIndex !== undefined && left.has(sameIndex) ? sameIndex : null);
  });
}
