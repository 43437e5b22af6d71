import { Input, TextField as AriaTextField } from "react-aria-components/TextField";

import { ariaFieldProps, FieldFrame, inputClass, type FieldProps } from "./field.tsx";

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A labelled date, with the browser's own picker. */
export function DateField({ value, onChange, ...field }: DateFieldProps) {
  return (
    <AriaTextField {...ariaFieldProps(field)} type="date" value={value} onChange={onChange}>
      <FieldFrame {...field}>
        <Input max="9999-12-31" className={`${inputClass} max-w-64 tabular-nums`} />
      </FieldFrame>
    </AriaTextField>
  );
}
