import { CheckboxButton, CheckboxField as AriaCheckboxField } from "react-aria-components/Checkbox";

import { FieldNotes, ariaFieldProps, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface CheckboxFieldProps extends FieldProps {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** A labelled checkbox. */
export function CheckboxField({ value, onChange, labelHidden, ...field }: CheckboxFieldProps) {
  return (
    <AriaCheckboxField {...ariaFieldProps(field)} isSelected={value} onChange={onChange}>
      <CheckboxButton className="group flex min-h-11 min-w-11 cursor-pointer items-center gap-3 data-disabled:cursor-not-allowed data-disabled:text-muted">
        <span
          aria-hidden="true"
          className="grid size-6 shrink-0 place-items-center rounded-md border-2 border-edge bg-card text-on-accent transition-colors group-data-selected:border-accent group-data-selected:bg-accent group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-accent group-data-invalid:border-wrong"
        >
          {value && <Icon name="check" className="size-4 stroke-[3]" />}
        </span>
        <span className={labelHidden ? "sr-only" : ""}>{field.label}</span>
      </CheckboxButton>
      <div className="-mt-2 ps-9 empty:hidden">
        <FieldNotes hint={field.hint} error={field.error} />
      </div>
    </AriaCheckboxField>
  );
}
