import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";

/** The undoable part of an editor's state. */
export interface Moment {
  keys: readonly string[];
  sections: Readonly<Record<string, SectionForm>>;
  pendingFiles: Readonly<Record<string, readonly File[]>>;
}

/** One undo step. Continuous typing in one field is a single step. */
interface Step<Kept extends Moment> {
  before: Kept;
  after: Kept;
  /** The text that was typed, such as `section-7.question`; null for anything else. */
  typed: string | null;
  /** The field that had the focus. */
  field: Element | null;
}

/** Maximum number of steps. */
const MOST = 300;

/** Undo and redo history of an editor. */
export class EditorHistory<Kept extends Moment> {
  #past: Step<Kept>[] = [];
  #future: Step<Kept>[] = [];

  /** @param typed the text that was typed; further changes of the same text belong to the same step */
  record(before: Kept, after: Kept, typed: string | null): void {
    const last = this.#past.at(-1);
    if (isSameMoment(before, after)) return;
    this.#future = [];
    if (typed !== null && last?.typed === typed) {
      last.after = after;
      // Undone by the browser: there is nothing left of it.
      if (isSameMoment(last.before, after)) this.#past.pop();
      return;
    }
    const field = globalThis.document?.activeElement ?? null;
    this.#past = [...this.#past.slice(1 - MOST), { before, after, typed, field }];
  }

  /** Adds an automatic follow-up change to the last step. */
  amend(after: Kept): void {
    const last = this.#past.at(-1);
    if (last) last.after = after;
  }

  undo(): Step<Kept> | undefined {
    const step = this.#past.pop();
    if (step) this.#future.push(step);
    return step;
  }

  redo(): Step<Kept> | undefined {
    const step = this.#future.pop();
    if (step) this.#past.push(step);
    return step;
  }

  clear(): void {
    this.#past = [];
    this.#future = [];
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Whether the last step was typing in this field, which the browser can undo itself. */
  wasTypedIn(field: Element | null): boolean {
    const last = this.#past.at(-1);
    return field !== null && last?.typed != null && last.field === field;
  }
}

function isSameMoment(before: Moment, after: Moment): boolean {
  const isSameList =
    before.keys.length === after.keys.length &&
    after.keys.every((key, index) => key === before.keys[index]);
  if (!isSameList || before.pendingFiles !== after.pendingFiles) return false;
  return after.keys.every((key) => {
    const [a, b] = [before.sections[key], after.sections[key]];
    return a === b || JSON.stringify(a) === JSON.stringify(b);
  });
}

/**
 * Path of the text typed in a section, such as `section-7.options.new-1.reason`; null for any other
 * change, such as to a mark, an option or the kind.
 */
export function findTyped(before: SectionForm, after: SectionForm): string | null {
  const typed = changedText(before as unknown as Plain, after as unknown as Plain);
  return typed === null ? null : `${after.key}.${typed}`;
}

type Plain = Readonly<Record<string, unknown>>;

/** The path of the one text or number that differs. */
function changedText(before: Plain, after: Plain): string | null {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  const [name] = names;
  if (name === undefined || names.length > 1 || name === "type" || name === "graphicType") {
    return null;
  }
  const [old, fresh] = [before[name], after[name]];
  if (Array.isArray(old) && Array.isArray(fresh)) return changedInList(name, old, fresh);
  if (typeof fresh === "string" || typeof fresh === "number" || fresh === null) return name;
  return null;
}

function changedInList(name: string, before: unknown[], after: unknown[]): string | null {
  const places = after.flatMap((item, index) => (item === before[index] ? [] : [index]));
  const [place] = places;
  if (place === undefined || places.length > 1 || before.length !== after.length) return null;
  const [old, fresh] = [before[place], after[place]];
  if (typeof fresh === "string") return `${name}.${place}`;
  const [a, b] = [old as Plain, fresh as Plain];
  if (a["key"] !== b["key"]) return null;
  const inner = changedText(a, b);
  return inner && `${name}.${String(b["key"])}.${inner}`;
}
