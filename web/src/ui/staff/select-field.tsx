import { Button } from "react-aria-components/Button";
import { Select, SelectValue } from "react-aria-components/Select";

import { ariaFieldProps, FieldFrame, inputClass, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { OptionList } from "./option-list.tsx";

interface SelectFieldProps<Value extends string> extends FieldProps {
  /** Empty while nothing is chosen. */
  value: Value | "";
  onChange: (value: Value) => void;
  options: readonly { id: Value; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** A select of a few fixed options. */
export function SelectField<Value extends string>({
  value,
  onChange,
  options,
  placeholder,
  ...field
}: SelectFieldProps<Value>) {
  return (
    <Select
      {...ariaFieldProps(field)}
      value={value || null}
      {...(placeholder !== undefined && { placeholder })}
      onChange={(key) => {
        if (key !== null) onChange(key as Value);
      }}
    >
      <FieldFrame {...field}>
        <Button
          className={`${inputClass} flex items-center justify-between gap-2 text-start data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-paper data-disabled:text-muted`}
        >
          <SelectValue className="truncate" />
          <Icon name="down" className="size-4.5 text-muted" />
        </Button>
      </FieldFrame>
      <OptionList options={options} />
    </Select>
  );
}
