import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import type { SectionForm } from "../sections/section-form.ts";

/** What the fields of a section need: its state, how to change it, and what is wrong with it. */
export interface SectionFieldProps {
  section: SectionForm;
}

/** Changes a section, and tells each field's name, issue and whether it can be changed now. */
export function useSectionField({ key }: SectionForm) {
  const store = useEditorStore();
  const issues = useEditor((state) => state.issues.sections[key]);
  const isDisabled = useEditor((state) => state.busy);
  return {
    /** Changes fields of the form; `issueFields` are the names their issues go by, where they differ. */
    set: (change: Partial<SectionForm>, ...issueFields: string[]) =>
      store.edit(key, (section) => ({ ...section, ...change }), [
        ...Object.keys(change),
        ...issueFields,
      ]),
    edit: (change: (section: SectionForm) => SectionForm, ...issueFields: string[]) =>
      store.edit(key, change, issueFields),
    /** Props of the field that edits a value, given the names its issues may go by. */
    field: (...names: [string, ...string[]]) => ({
      name: names[0],
      isDisabled,
      error: names.map((name) => issues?.[name]).find(Boolean),
    }),
    isDisabled,
  };
}
