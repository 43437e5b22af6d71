import { Input, TextField as AriaTextField } from "react-aria-components/TextField";

import { ariaFieldProps, FieldFrame, inputClass, type FieldProps } from "./field.tsx";

interface NumberFieldProps extends FieldProps {
  /** Null while the field is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
}

/** A labelled whole number in the browser's own number field, which reports every keystroke. */
export function NumberField({ value, onChange, min = 0, ...field }: NumberFieldProps) {
  return (
    <AriaTextField
      {...ariaFieldProps(field)}
      type="number"
      value={value === null ? "" : String(value)}
      onChange={(text) => onChange(text === "" ? null : Number(text))}
    >
      <FieldFrame {...field}>
        <Input
          min={min}
          step={1}
          inputMode="numeric"
          className={`${inputClass} max-w-36 tabular-nums`}
        />
      </FieldFrame>
    </AriaTextField>
  );
}
