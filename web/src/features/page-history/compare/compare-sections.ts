import type { FormLine } from "../../../section-kinds/form/staff/staff-kind.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { type MarkedText, markWords } from "./mark-words.ts";

/** A line of a section, compared across two versions. */
export interface ComparedLine {
  label: string;
  text: MarkedText[];
}

/** A section in at least one of two versions. */
export interface ComparedSection {
  id: number;
  section: SectionForm;
  /** `moved`: reordered relative to sections present in both. */
  state: "added" | "removed" | "changed" | "moved" | "same";
  /** Its previous number, if it has changed. */
  orderBefore: number | null;
  lines: ComparedLine[];
}

type LinesOf = (section: SectionForm, other: SectionForm | null) => FormLine[];

/** Aligns two versions of a page in the later one's order; removed sections keep their place. */
export function compareSections(
  before: readonly SectionForm[],
  after: readonly SectionForm[],
  linesOf: LinesOf,
): ComparedSection[] {
  const old = new Map(before.map((section) => [section.id, section]));
  const kept = new Set(after.map(({ id }) => id));
  const moved = findMoved(before, after);
  const compared = after.map((section): ComparedSection => {
    const was = old.get(section.id);
    const common = { id: section.id ?? 0, section };
    if (!was) {
      const lines = linesOf(section, null).map(({ label, text }) => marked(label, text, "added"));
      return { ...common, state: "added", orderBefore: null, lines };
    }
    const lines = compareLines(linesOf(was, section), linesOf(section, was));
    const isChanged = lines.some(({ text }) => text.some(({ mark }) => mark !== "same"));
    const isMoved = moved.has(section.id);
    const state = isChanged ? "changed" : isMoved ? "moved" : "same";
    return { ...common, state, orderBefore: isMoved ? was.order : null, lines };
  });
  for (const [place, section] of before.entries()) {
    if (kept.has(section.id)) continue;
    const lines = linesOf(section, null).map(({ label, text }) => marked(label, text, "removed"));
    const previous = before.slice(0, place).findLast(({ id }) => id !== null && isShown(id));
    const at = previous ? compared.findIndex(({ id }) => id === previous.id) + 1 : 0;
    const removed = { id: section.id ?? 0, section, state: "removed" as const, orderBefore: null };
    compared.splice(at, 0, { ...removed, lines });
  }
  return compared;

  function isShown(id: number): boolean {
    return compared.some((section) => section.id === id);
  }
}

/** Sections moved relative to others; not those that merely shifted. */
function findMoved(
  before: readonly SectionForm[],
  after: readonly SectionForm[],
): Set<number | null> {
  const ids = new Set(after.map(({ id }) => id));
  const places = new Map(
    before.filter(({ id }) => ids.has(id)).map(({ id }, index) => [id, index]),
  );
  const sequence = after.flatMap(({ id }) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  const stayed = longestAscending(sequence.map(({ place }) => place));
  return new Set(sequence.filter(({ place }) => !stayed.has(place)).map(({ id }) => id));
}

/** The longest increasing subsequence. */
function longestAscending(numbers: readonly number[]): Set<number> {
  const chains: { number: number; before: number | null; length: number }[] = [];
  for (const number of numbers) {
    let best: number | null = null;
    for (const [index, chain] of chains.entries()) {
      if (chain.number < number && chain.length > (best === null ? 0 : (chains[best]?.length ?? 0)))
        best = index;
    }
    const length = best === null ? 0 : (chains[best]?.length ?? 0);
    chains.push({ number, before: best, length: length + 1 });
  }
  const longest = chains.reduce(
    (most, chain, index) => (chain.length > (chains[most]?.length ?? 0) ? index : most),
    0,
  );
  const ascending = new Set<number>();
  for (let at: number | null = longest; at !== null; at = chains[at]?.before ?? null) {
    const chain = chains[at];
    if (chain) ascending.add(chain.number);
  }
  return ascending;
}

/**
 * Pairs lines by text, then by label: an option that only moved down because another was inserted above
 * is unchanged.
 */
function compareLines(before: readonly FormLine[], after: readonly FormLine[]): ComparedLine[] {
  const left = [...before];
  const take = (fits: (line: FormLine) => boolean): FormLine | undefined => {
    const index = left.findIndex(fits);
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  const alike = after.map(
    (line) =>
      take((old) => old.text === line.text && old.label === line.label) ??
      take((old) => old.text === line.text && isNumbered(old) && isNumbered(line)),
  );
  const compared = after.map((line, index) => {
    const old = alike[index] ?? take((one) => one.label === line.label);
    return old ? { label: line.label, text: markWords(old.text, line.text) } : added(line);
  });
  return [...compared, ...left.map(({ label, text }) => marked(label, text, "removed"))];
}

function added({ label, text }: FormLine): ComparedLine {
  return marked(label, text, "added");
}

/** Such as "Option 3". */
function isNumbered({ label }: FormLine): boolean {
  return /\d$/.test(label);
}

function marked(label: string, text: string, mark: "added" | "removed"): ComparedLine {
  return { label, text: text === "" ? [] : [{ text, mark }] };
}
