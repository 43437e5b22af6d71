import type { BaseForm } from "./base-form.ts";
import { useFormEditor, useFormState } from "./form-editor.ts";

export interface SectionFieldProps<Form extends BaseForm> {
  section: Form;
}

/** Changes a section; provides each field's name, issue and disabled state. */
export function useSectionField<Form extends BaseForm>({ key }: Form) {
  const editor = useFormEditor();
  const issues = useFormState((state) => state.issues.sections[key]);
  const isDisabled = useFormState((state) => state.busy);
  return {
    /** Changes fields of the form; `issueFields` are their names in issues, if different. */
    set: (change: Partial<Form>, ...issueFields: string[]) =>
      editor.edit<Form>(key, (section) => ({ ...section, ...change }), [
        ...Object.keys(change),
        ...issueFields,
      ]),
    edit: (change: (section: Form) => Form, ...issueFields: string[]) =>
      editor.edit(key, change, issueFields),
    /** Props of the field that edits a value, given its possible names in issues. */
    field: (...names: [string, ...string[]]) => ({
      name: names[0],
      isDisabled,
      error: names.map((name) => issues?.[name]).find(Boolean),
    }),
    isDisabled,
  };
}
