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

/** The minimum and maximum number of words or selections. */
export const BoundsFields = memoFields(["min", "max"], (props: BoundsFieldsProps) => {
  const { section, minLabel, maxLabel, hint } = props;
  const { set, field } = useSectionField(section);
  return (
    <div className="bar-fields">
      <NumberField
        {...field("min")}
        className="bar-field"
        label={minLabel}
        value={section.min}
        onChange={(min) => set({ min })}
      />
      <NumberField
        {...field("max")}
        className="bar-field"
        label={maxLabel}
        value={section.max}
        onChange={(max) => set({ max })}
      />
      <p className="text-small text-muted">{hint}</p>
    </div>
  );
});
