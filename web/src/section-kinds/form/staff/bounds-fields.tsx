import { NumberField } from "../../../ui/staff/number-field.tsx";
import type { BaseForm } from "./base-form.ts";
import type { BoundsForm } from "./bounds.ts";
import { memoFields } from "./memo-fields.ts";
import { type SectionFieldProps, useSectionField } from "./use-section-field.ts";

interface BoundsFieldsProps extends SectionFieldProps<BaseForm & BoundsForm> {
  minLabel: string;
  maxLabel: string;
  hint: string;
}

/** The fewest and the most words or selections. */
export const BoundsFields = memoFields(["min", "max"], (props: BoundsFieldsProps) => {
  const { section, minLabel, maxLabel, hint } = props;
  const { set, field } = useSectionField(section);
  return (
    <div>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <NumberField
          {...field("min")}
          label={minLabel}
          value={section.min}
          onChange={(min) => set({ min })}
        />
        <NumberField
          {...field("max")}
          label={maxLabel}
          value={section.max}
          onChange={(max) => set({ max })}
        />
      </div>
      <p className="mt-1.5 text-small text-muted">{hint}</p>
    </div>
  );
});
