import type { BaseForm } from "./base-form.ts";
import { useFormEditor, useFormState } from "./form-editor.ts";

export interface SectionFieldProps<Form extends BaseForm> {
  section: Form;
}

/** Changes a section; gives each field its name, its issue and whether it can be changed now. */
export function useSectionField<Form extends BaseForm>({ key }: Form) {
  const editor = useFormEditor();
  const issues = useFormState((state) => state.issues.sections[key]);
  const isDisabled = useFormState((state) => state.busy);
  return {
    /** Changes fields of the form; `issueFields` are the names their issues go by, where they differ. */
    set: (change: Partial<Form>, ...issueFields: string[]) =>
      editor.edit<Form>(key, (section) => ({ ...section, ...change }), [
        ...Object.keys(change),
        ...issueFields,
      ]),
    edit: (change: (section: Form) => Form, ...issueFields: string[]) =>
      editor.edit(key, change, issueFields),
    /** Props of the field that edits a value, given the names its issues may go by. */
    field: (...names: [string, ...string[]]) => ({
      name: names[0],
      isDisabled,
      error: names.map((name) => issues?.[name]).find(Boolean),
    }),
    isDisabled,
  };
}
