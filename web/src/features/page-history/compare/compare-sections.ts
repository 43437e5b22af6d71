import type { FormLine } from "../../../section-kinds/form/staff/staff-kind.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { type MarkedText, markWords } from "./mark-words.ts";

/** A line of a section as two versions have it. */
export interface ComparedLine {
  label: string;
  text: MarkedText[];
}

/** A section of either of two versions. */
export interface ComparedSection {
  id: number;
  section: SectionForm;
  /** `moved`: another number, among sections that stayed. */
  state: "added" | "removed" | "changed" | "moved" | "same";
  /** Its number before, where it is another one now. */
  orderBefore: number | null;
  lines: ComparedLine[];
}

type LinesOf = (section: SectionForm, other: SectionForm | null) => FormLine[];

/** Lays two versions of a page side by side, in the later one's order; what was removed is where it was. */
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

/** Sections that changed places with others; those that only made room for one did not. */
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

/** The most numbers of a sequence that ascend. */
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
 * Lines are paired by what they say, then by their label: an option that only moved down because
 * another came before it is the same.
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
