import { createContext, use, useSyncExternalStore } from "react";

import type { BaseForm } from "./base-form.ts";

/** The answers to a section so far. */
export interface SectionAnswers {
  /** People who answered. */
  people: number;
  /** People by the id of the option they chose. */
  byOption: Readonly<Record<number, number>>;
}

/** A section's issues: messages by field, such as `question` or `items`. */
export type SectionIssues = Readonly<Record<string, string>>;

/** The state of the editor around a section's fields, by section key. */
export interface FormEditorState {
  /** Saving: nothing can be changed. */
  busy: boolean;
  issues: { sections: Readonly<Record<string, SectionIssues>> };
  /** Files to be uploaded once their section is saved. */
  pendingFiles: Readonly<Record<string, readonly File[]>>;
  loaded: { answers: Readonly<Record<string, SectionAnswers>> };
  /** The sections as they are, by their keys. */
  sections: Readonly<Record<string, BaseForm>>;
  /** The sections as they were loaded. */
  base: Readonly<Record<string, BaseForm>>;
}

/** The part of the editor that a section's fields need. */
export interface FormEditor {
  subscribe: (listener: () => void) => () => void;
  getState: () => FormEditorState;
  /** Changes the section with that key, which clears issues of the given fields. */
  edit: <Form extends BaseForm>(
    key: string,
    change: (section: Form) => Form,
    fields?: string[],
  ) => void;
  setPendingFiles: (key: string, files: readonly File[]) => void;
}

export const FormEditorContext = createContext<FormEditor | null>(null);

/** @throws outside of an editor */
export function useFormEditor(): FormEditor {
  const editor = use(FormEditorContext);
  if (!editor) throw new Error("There is no section editor around this component.");
  return editor;
}

/**
 * A part of the editor's state. The component renders again only when that part changes.
 * @param select returns the same object as long as nothing changed
 */
export function useFormState<Part>(select: (state: FormEditorState) => Part): Part {
  const editor = useFormEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor.getState()));
}
