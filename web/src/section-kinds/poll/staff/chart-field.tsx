import { useLingui } from "@lingui/react/macro";

import { SelectField } from "../../../ui/staff/select-field.tsx";
import { memoFields } from "../../form/staff/memo-fields.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import type { PollForm } from "./poll-form.ts";

/** How a poll's answers are drawn. */
export const ChartField = memoFields(
  ["graphicType"],
  ({ section }: SectionFieldProps<PollForm>) => {
    const { t } = useLingui();
    const { set, field } = useSectionField(section);
    return (
      <SelectField
        {...field("graphic_type")}
        label={t`Chart`}
        className="bar-field"
        value={section.graphicType}
        options={[
          { id: "bar", label: t`Bar chart` },
          { id: "pie", label: t`Pie chart` },
        ]}
        placeholder={t`Choose a chart…`}
        onChange={(graphicType) => set({ graphicType }, "graphic_type")}
      />
    );
  },
);
