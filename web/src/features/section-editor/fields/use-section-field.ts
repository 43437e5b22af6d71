import { useEditor, useEditorStore } from "../editor/editor-context.ts";
import type { SectionForm } from "../sections/section-form.ts";

/** What the fields of a section need: how it stands, how to change it, and what is wrong with it. */
export interface SectionFieldProps {
  section: SectionForm;
}

/** Changes a section, and tells each field's name, fault and whether it can be changed now. */
export function useSectionField({ key }: SectionForm) {
  const store = useEditorStore();
  const faults = useEditor((state) => state.faults.sections[key]);
  const isDisabled = useEditor((state) => state.busy);
  return {
    /** Changes fields of the form; `faultFields` are the names their faults go by, where they differ. */
    set: (change: Partial<SectionForm>, ...faultFields: string[]) =>
      store.edit(key, (section) => ({ ...section, ...change }), [
        ...Object.keys(change),
        ...faultFields,
      ]),
    edit: (change: (section: SectionForm) => SectionForm, ...faultFields: string[]) =>
      store.edit(key, change, faultFields),
    /** Props of the field that edits a value, given the names its faults may go by. */
    field: (...names: [string, ...string[]]) => ({
      name: names[0],
      isDisabled,
      error: names.map((name) => faults?.[name]).find(Boolean),
    }),
    isDisabled,
  };
}
