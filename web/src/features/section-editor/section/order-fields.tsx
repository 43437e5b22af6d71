import { useLingui } from "@lingui/react/macro";
import type { SectionType } from "@paso/contract";
import type { FocusEvent } from "react";
import { flushSync } from "react-dom";

import { memoFields } from "../../../section-kinds/form/staff/memo-fields.ts";
import {
  type SectionFieldProps,
  useSectionField,
} from "../../../section-kinds/form/staff/use-section-field.ts";
import { SECTION_TYPES, type SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { useTypeName } from "../../../section-kinds/staff-type-name.ts";
import { NumberField } from "../../../ui/staff/number-field.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { useEditorStore } from "../sections/editor-context.ts";
import { newSection } from "../sections/new-section.ts";

/** A section's order number, and its kind as long as it is new. */
export const OrderFields = memoFields(
  ["id", "order", "type"],
  ({ section }: SectionFieldProps<SectionForm>) => {
    const { t } = useLingui();
    const store = useEditorStore();
    const typeName = useTypeName();
    const { set, edit, field } = useSectionField(section);

    /** Discards everything specific to the old kind. */
    function changeType(type: SectionType): void {
      const number = 1;
      const firstOption = t`Option ${number}`;
      edit(
        ({ key, order }): SectionForm => ({ ...newSection(type, { key, firstOption }), order }),
        "type",
      );
      store.setPendingFiles(section.key, []);
    }

    /** Sorts the list when the field loses the focus, and keeps the focus where it went. */
    function sort({ relatedTarget }: FocusEvent): void {
      flushSync(() => store.sort());
      if (relatedTarget instanceof HTMLElement) relatedTarget.focus();
    }

    return (
      <>
        {section.id === null && (
          <SelectField
            {...field("type")}
            label={t`Type`}
            className="bar-field"
            value={section.type}
            options={SECTION_TYPES.map((id) => ({ id, label: typeName(id) }))}
            onChange={changeType}
          />
        )}
        <div onBlur={sort}>
          <NumberField
            {...field("order")}
            className="bar-field"
            label={t`Order`}
            value={section.order}
            onChange={(order) => set({ order })}
          />
        </div>
      </>
    );
  },
);
