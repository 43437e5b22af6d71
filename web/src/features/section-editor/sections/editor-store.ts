import type { BaseForm } from "../../../section-kinds/form/staff/base-form.ts";
import type { FormEditor, SectionAnswers } from "../../../section-kinds/form/staff/form-editor.ts";
import { newKey } from "../../../section-kinds/form/staff/new-key.ts";
import { type SectionForm, staffKind } from "../../../section-kinds/staff-kinds.ts";
import { EditorHistory, findTyped, type Moment } from "./editor-history.ts";
import { insertSection, moveSection } from "./order-sections.ts";
import { type Issues, NO_ISSUES, withoutIssues } from "./read-issues.ts";
import {
  type SectionChange,
  type SectionConflict,
  findChanges,
  rebaseSections,
  sortSections,
} from "./rebase-sections.ts";
import { keepKeys, settleSection } from "./settle-section.ts";

/** The last known state of a page or survey on the server. */
export interface LoadedPage {
  /** Sent with an update; null if there is nothing to update. */
  version: number | null;
  sections: readonly SectionForm[];
  /** Order numbers of sections that are not shown. */
  usedOrders: readonly number[];
  /** Bytes of the largest file that can be uploaded. */
  fileLimit: number;
  /** By the key of the section. */
  answers: Readonly<Record<string, SectionAnswers>>;
}

/** An immutable snapshot of the editor. */
export interface EditorState {
  /** The sections' keys in the order of the list. */
  keys: readonly string[];
  sections: Readonly<Record<string, SectionForm>>;
  /** The section whose form is open. */
  openKey: string | null;
  /** Sections that the page shows as a line each; the open one is never among them. */
  folded: ReadonlySet<string>;
  /** Whether it is a course survey, whose questions have no kinds or numbers to choose. */
  isSurvey: boolean;
  /** A save runs: nothing can be changed. */
  busy: boolean;
  issues: Issues;
  /** Sections that another author changed, too, and for which nothing was chosen yet. */
  conflicts: readonly SectionConflict[];
  /** Files to be uploaded once their section is saved, by its key. */
  pendingFiles: Readonly<Record<string, readonly File[]>>;
  loaded: LoadedPage;
  /** The loaded sections by key. */
  base: Readonly<Record<string, SectionForm>>;
  canUndo: boolean;
  canRedo: boolean;
}

/**
 * The state of one section editor. It lives outside React, so that typing in a field re-renders only its
 * section, however many there are.
 */
export class EditorStore implements FormEditor {
  #state: EditorState;
  readonly #listeners = new Set<() => void>();
  readonly #history = new EditorHistory<KeptMoment>();
  /** Incremented with every save: files pending before it must not be uploaded again. */
  #saves = 0;
  /** A compound change is in progress: it is one step. */
  #isWithinStep = false;

  constructor(
    loaded: LoadedPage,
    changes: readonly SectionChange[],
    { isSurvey = false, folded = [] }: { isSurvey?: boolean; folded?: readonly string[] } = {},
  ) {
    const { sections, conflicts } = rebaseSections(changes, loaded.sections);
    this.#state = {
      ...listed(sections),
      openKey: null,
      folded: new Set(folded),
      isSurvey,
      busy: false,
      issues: NO_ISSUES,
      conflicts,
      pendingFiles: {},
      loaded,
      base: byKey(loaded.sections),
      canUndo: false,
      canRedo: false,
    };
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): EditorState => this.#state;

  set(change: Partial<EditorState>): void {
    this.#state = unfoldOpen({ ...this.#state, ...change });
    // Of a compound change, listeners only see the final state.
    if (this.#isWithinStep) return;
    for (const listener of this.#listeners) listener();
  }

  /** The sections in the order of the list. */
  list(): SectionForm[] {
    const { keys, sections } = this.#state;
    return keys.flatMap((key) => sections[key] ?? []);
  }

  /** Changes since loading. */
  changes(): SectionChange[] {
    return findChanges(this.#state.base, this.list());
  }

  /** Changes one section; issues of the changed fields become stale and are dropped. */
  edit<Form extends BaseForm = SectionForm>(
    key: string,
    change: (section: Form) => Form,
    fields: string[] = [],
  ): void {
    const section = this.#state.sections[key];
    if (!section) return;
    // A caller that knows the key knows the kind of its section.
    const changed = change(section as BaseForm as Form) as BaseForm as SectionForm;
    const sections = { ...this.#state.sections, [key]: changed };
    this.#step(
      () => this.set({ sections, issues: withoutIssues(this.#state.issues, key, fields) }),
      findTyped(section, changed),
    );
  }

  setPendingFiles(key: string, files: readonly File[]): void {
    const before = this.#state.pendingFiles[key]?.length ?? 0;
    if (before + files.length === 0) return;
    this.#step(() => this.set({ pendingFiles: { ...this.#state.pendingFiles, [key]: files } }));
  }

  /**
   * Adds a section and opens it.
   * @param at its position in the list, from 0; at the end without it
   */
  add(section: SectionForm, at = this.#state.keys.length): void {
    this.#step(() => {
      this.#arrange(insertSection(this.list(), section, at));
      this.set({ openKey: section.key });
    });
  }

  /** Inserts a copy right after a section, to be saved as a new one; returns its key. */
  duplicate(key: string): string | undefined {
    const { keys, sections } = this.#state;
    const section = sections[key];
    if (!section) return undefined;
    const copy = asNew(section);
    this.add(copy, keys.indexOf(key) + 1);
    return copy.key;
  }

  /** Moves a section to another position, from 0; the positions keep their numbers. */
  move(key: string, to: number): void {
    this.#step(() => this.#arrange(moveSection(this.list(), key, to)));
  }

  /** Removes a section: a saved one is only marked, so that it can be restored. */
  remove(key: string): void {
    const { sections, openKey, issues } = this.#state;
    this.#step(() => {
      if (sections[key]?.id === null) {
        this.#arrange(this.list().filter((section) => section.key !== key));
      } else {
        this.edit(key, (section) => ({ ...section, isDeleted: true }));
      }
      this.set({ issues: withoutIssues(issues, key), ...(openKey === key && { openKey: null }) });
    });
  }

  /** Groups several changes into one undo step. */
  #step(change: () => void, typed: string | null = null): void {
    if (this.#isWithinStep) return change();
    const before = this.#moment();
    this.#isWithinStep = true;
    change();
    this.#isWithinStep = false;
    // Changes made by a save are not undoable.
    if (!this.#state.busy) this.#history.record(before, this.#moment(), typed);
    const { canUndo, canRedo } = this.#history;
    this.set({ canUndo, canRedo });
  }

  #moment(): KeptMoment {
    const { keys, sections, pendingFiles } = this.#state;
    return { keys, sections, pendingFiles, saves: this.#saves };
  }

  /** Whether the last change was typed in this field: the browser then undoes it key by key. */
  wasTypedIn(field: Element | null): boolean {
    return this.#history.wasTypedIn(field);
  }

  /** Undoes the last change; returns the key of the affected section. */
  undo(): string | null {
    const step = this.#state.busy ? undefined : this.#history.undo();
    return step ? this.#return(step.before, step.after) : null;
  }

  /** Redoes the last undone change. */
  redo(): string | null {
    const step = this.#state.busy ? undefined : this.#history.redo();
    return step ? this.#return(step.after, step.before) : null;
  }

  #return(to: KeptMoment, from: KeptMoment): string | null {
    const { base, openKey, issues } = this.#state;
    const sections = to.keys.flatMap((key) => to.sections[key] ?? []);
    const affected = [...to.keys, ...from.keys].find(
      (key) => to.sections[key] !== from.sections[key],
    );
    const moved = affected ?? to.keys.find((key, index) => key !== from.keys[index]) ?? null;
    const isThere = moved !== null && to.sections[moved]?.isDeleted === false;
    const kept = openKey !== null && openKey in to.sections ? openKey : null;
    this.set({
      ...listed(sections.map((section) => settleSection(section, base))),
      ...(to.saves === this.#saves && { pendingFiles: to.pendingFiles }),
      openKey: isThere && affected !== undefined ? affected : kept,
      issues: moved === null ? issues : withoutIssues(issues, moved),
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo,
    });
    return moved;
  }

  /** Replaces the whole list, as one undo step. */
  arrange(sections: readonly SectionForm[]): void {
    this.#step(() => this.#arrange(sections));
  }

  #arrange(sections: readonly SectionForm[]): void {
    this.set(listed(sections));
  }

  /** Sorts the sections by number. */
  sort(): void {
    const sorted = sortSections(this.list());
    if (sorted.every(({ key }, index) => key === this.#state.keys[index])) return;
    this.#arrange(sorted);
    this.#history.amend(this.#moment());
  }

  /** Records that sections were saved as they are; saved ones not among them were deleted. */
  settle(saved: readonly SectionForm[], version: number): void {
    const keys = new Set(saved.map(({ key }) => key));
    this.#arrange(this.list().filter(({ id, key }) => id === null || keys.has(key)));
    this.#know({ version, sections: saved });
  }

  /** Records that new sections were saved, and their ids. */
  adopt(added: readonly SectionForm[], ids: readonly number[], version: number): void {
    const idOf = new Map(added.map(({ key }, index) => [key, ids[index] ?? null]));
    const list = this.list().map((section) => ({
      ...section,
      id: idOf.get(section.key) ?? section.id,
    }));
    this.#arrange(list);
    this.#know({ version, sections: list });
  }

  /** Resolves a conflict with the chosen state; null removes the section. */
  resolve(key: string, chosen: SectionForm | null): void {
    const conflicts = this.#state.conflicts.filter(({ mine }) => mine.key !== key);
    this.#arrange(
      this.list().flatMap((section) => {
        if (section.key !== key) return section;
        if (chosen === null) return [];
        // Removed by the other author: it can only come back as a new section.
        return key in this.#state.base ? chosen : asNew(chosen);
      }),
    );
    this.set({ conflicts });
  }

  #know(news: Pick<LoadedPage, "version" | "sections">): void {
    const loaded = { ...this.#state.loaded, ...news };
    this.set({ loaded, base: byKey(news.sections) });
  }

  /** Applies the page's state after a save; everything on the screen keeps its place. */
  renew(loaded: LoadedPage): void {
    const shown = this.list();
    const before = shown.map(({ key }) => key);
    const sections = keepKeys(loaded.sections, shown);
    const keyOf = new Map(
      loaded.sections.map(({ key }, index) => [key, sections[index]?.key ?? key]),
    );
    const answers = Object.fromEntries(
      Object.entries(loaded.answers).map(([key, counts]) => [keyOf.get(key) ?? key, counts]),
    );
    this.#saves++;
    this.set({
      ...listed(sections),
      loaded: { ...loaded, sections, answers },
      base: byKey(sections),
      ...(sections.every(({ key }, index) => key === before[index]) && {
        keys: this.#state.keys,
      }),
    });
  }

  /** Rebases local changes onto the server's current state. */
  reload(loaded: LoadedPage, changes = this.changes()): void {
    // Undoing earlier steps would revert other authors' changes.
    this.#history.clear();
    const { sections, conflicts } = rebaseSections(changes, loaded.sections);
    const pendingFiles = this.#pendingFilesFor(sections);
    this.set({
      ...listed(sections),
      conflicts,
      loaded,
      base: byKey(loaded.sections),
      pendingFiles,
      canUndo: false,
      canRedo: false,
    });
  }

  /** A new section gets another key once it is reloaded from the server. */
  #pendingFilesFor(sections: readonly SectionForm[]): EditorState["pendingFiles"] {
    const before = this.#state.sections;
    return Object.fromEntries(
      Object.entries(this.#state.pendingFiles).flatMap(([key, files]) => {
        const id = before[key]?.id ?? null;
        const section = sections.find((one) => one.key === key || (id !== null && one.id === id));
        return section && files.length > 0 ? [[section.key, files]] : [];
      }),
    );
  }
}

interface KeptMoment extends Moment {
  /** How often the page had been saved. */
  saves: number;
}

/** Whatever opens a section shows it whole. */
function unfoldOpen(state: EditorState): EditorState {
  const { openKey, folded } = state;
  if (openKey === null || !folded.has(openKey)) return state;
  return { ...state, folded: new Set([...folded].filter((key) => key !== openKey)) };
}

/** Whether a section would remain after a deletion. */
export function hasOtherSections({ sections }: EditorState): boolean {
  let count = 0;
  for (const key in sections) if (!sections[key]?.isDeleted && ++count > 1) return true;
  return false;
}

/** A copy to be saved as a new section. */
function asNew(section: SectionForm): SectionForm {
  return { ...section, ...staffKind(section).copy?.(section), key: newKey(), id: null };
}

function listed(sections: readonly SectionForm[]): Pick<EditorState, "keys" | "sections"> {
  return { keys: sections.map(({ key }) => key), sections: byKey(sections) };
}

function byKey(sections: readonly SectionForm[]): Record<string, SectionForm> {
  return Object.fromEntries(sections.map((section) => [section.key, section]));
}
