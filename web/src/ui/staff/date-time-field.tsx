import { useLingui } from "@lingui/react/macro";
import { Input, TextField as AriaTextField } from "react-aria-components/TextField";

import { ariaFieldProps, FieldFrame, inputClass, type FieldProps } from "./field.tsx";

interface DateTimeFieldProps extends FieldProps {
  /** `YYYY-MM-DDTHH:mm`, local to the site's time zone; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** IANA name of the site's time zone, displayed next to the field. */
  timeZone: string;
}

/** A labelled date and time, with the browser's own picker. */
export function DateTimeField({ value, onChange, timeZone, ...field }: DateTimeFieldProps) {
  const { t } = useLingui();
  const zone = t`Time zone: ${timeZone}`;
  return (
    <AriaTextField
      {...ariaFieldProps(field)}
      type="datetime-local"
      value={value ?? ""}
      onChange={(text) => onChange(text === "" ? null : text.slice(0, "YYYY-MM-DDTHH:mm".length))}
    >
      <FieldFrame
        {...field}
        hint={
          field.hint ? (
            <>
              {field.hint} {zone}
            </>
          ) : (
            zone
          )
        }
      >
        <Input max="9999-12-31T23:59" className={`${inputClass} max-w-64 tabular-nums`} />
      </FieldFrame>
    </AriaTextField>
  );
}
