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
  /** To be sent back with an update; null where nothing is there to be updated. */
  version: number | null;
  sections: readonly SectionForm[];
  /** Order numbers of sections that are not shown. */
  usedOrders: readonly number[];
  /** Bytes of the largest file that can be uploaded. */
  fileLimit: number;
  /** By the key of the section. */
  answers: Readonly<Record<string, SectionAnswers>>;
}

/** The editor at one moment; never changed in place. */
export interface EditorState {
  /** The sections' keys in the order of the list. */
  keys: readonly string[];
  sections: Readonly<Record<string, SectionForm>>;
  /** The section whose form is open. */
  openKey: string | null;
  /** Sections that the page shows as a line each; the open one is never among them. */
  folded: ReadonlySet<string>;
  /** The questions of a course's survey, which have neither kinds nor numbers to choose. */
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
 * The state of one section editor. It lies outside of React, so that a key typed into one field draws
 * that field's section alone, however many there are.
 */
export class EditorStore implements FormEditor {
  #state: EditorState;
  readonly #listeners = new Set<() => void>();
  readonly #history = new EditorHistory<KeptMoment>();
  /** Grows with every save: files that waited before it are not to be uploaded again. */
  #saves = 0;
  /** A change made of several is under way: it is one step. */
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
    // Of a change made of several, listeners see the last state alone.
    if (this.#isWithinStep) return;
    for (const listener of this.#listeners) listener();
  }

  /** The sections in the order of the list. */
  list(): SectionForm[] {
    const { keys, sections } = this.#state;
    return keys.flatMap((key) => sections[key] ?? []);
  }

  /** What differs from what was loaded. */
  changes(): SectionChange[] {
    return findChanges(this.#state.base, this.list());
  }

  /** Changes one section; what was said to be wrong with the changed fields is out of date. */
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

  /** Puts a copy of a section right after it, to be saved as one of its own; answers its key. */
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

  /** Takes a section away: one that is saved is only marked, so that it can be brought back. */
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

  /** Makes one thing to undo of several changes. */
  #step(change: () => void, typed: string | null = null): void {
    if (this.#isWithinStep) return change();
    const before = this.#moment();
    this.#isWithinStep = true;
    change();
    this.#isWithinStep = false;
    // What a save does to the sections is nothing that was done here.
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

  /** Takes the last change back; answers the key of the section that it was about. */
  undo(): string | null {
    const step = this.#state.busy ? undefined : this.#history.undo();
    return step ? this.#return(step.before, step.after) : null;
  }

  /** Makes the last change again that was undone. */
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

  /** Replaces the whole list, as one thing to undo. */
  arrange(sections: readonly SectionForm[]): void {
    this.#step(() => this.#arrange(sections));
  }

  #arrange(sections: readonly SectionForm[]): void {
    this.set(listed(sections));
  }

  /** Puts the sections where their numbers say. */
  sort(): void {
    const sorted = sortSections(this.list());
    if (sorted.every(({ key }, index) => key === this.#state.keys[index])) return;
    this.#arrange(sorted);
    this.#history.amend(this.#moment());
  }

  /** Takes note that sections were saved as they are; those that are not among them are gone. */
  settle(saved: readonly SectionForm[], version: number): void {
    const keys = new Set(saved.map(({ key }) => key));
    this.#arrange(this.list().filter(({ id, key }) => id === null || keys.has(key)));
    this.#know({ version, sections: saved });
  }

  /** Takes note that new sections were saved, and under which ids. */
  adopt(added: readonly SectionForm[], ids: readonly number[], version: number): void {
    const idOf = new Map(added.map(({ key }, index) => [key, ids[index] ?? null]));
    const list = this.list().map((section) => ({
      ...section,
      id: idOf.get(section.key) ?? section.id,
    }));
    this.#arrange(list);
    this.#know({ version, sections: list });
  }

  /** Ends a conflict by the state that stays; null takes the section away. */
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

  /** Takes over what a save made of the page; everything on the screen stays where it is. */
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

  /** Starts over from the server's current state and applies what was changed here to it. */
  reload(loaded: LoadedPage, changes = this.changes()): void {
    // What was done before would take back what others did.
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

  /** A section that was new has another key once the server has sent it back. */
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

/** Whether there is a section left if one goes. */
export function hasOtherSections({ sections }: EditorState): boolean {
  let count = 0;
  for (const key in sections) if (!sections[key]?.isDeleted && ++count > 1) return true;
  return false;
}

/** A copy that is saved as a section of its own. */
function asNew(section: SectionForm): SectionForm {
  return { ...section, ...staffKind(section).copy?.(section), key: newKey(), id: null };
}

function listed(sections: readonly SectionForm[]): Pick<EditorState, "keys" | "sections"> {
  return { keys: sections.map(({ key }) => key), sections: byKey(sections) };
}

function byKey(sections: readonly SectionForm[]): Record<string, SectionForm> {
  return Object.fromEntries(sections.map((section) => [section.key, section]));
}
