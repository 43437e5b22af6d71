import type { Ref } from "react";
import { Input, TextArea, TextField as AriaTextField } from "react-aria-components/TextField";

import { ariaFieldProps, FieldFrame, inputClass, type FieldProps } from "./field.tsx";

interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "url" | "email" | "password";
  /** Multi-line: the initial number of rows; the field grows with its text. */
  rows?: number;
  placeholder?: string;
  maxLength?: number;
  autoFocus?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A labelled text field, single-line or multi-line. */
export function TextField({
  value,
  onChange,
  type = "text",
  rows,
  placeholder,
  maxLength,
  autoFocus,
  onBlur,
  inputRef,
  ...field
}: TextFieldProps) {
  return (
    <AriaTextField
      {...ariaFieldProps(field)}
      value={value}
      onChange={onChange}
      {...(maxLength !== undefined && { maxLength })}
      {...(autoFocus && { autoFocus })}
      {...(onBlur && { onBlur })}
      type={type}
    >
      <FieldFrame {...field}>
        {rows === undefined ? (
          <Input
            {...(inputRef && { ref: inputRef })}
            {...(placeholder !== undefined && { placeholder })}
            className={inputClass}
          />
        ) : (
          <TextArea
            rows={rows}
            {...(placeholder !== undefined && { placeholder })}
            className={`${inputClass} field-sizing-content max-h-96 resize-y`}
            // A field that grows with its text ignores `rows`.
            style={{ minHeight: `calc(${rows}lh + 1.25rem)` }}
          />
        )}
      </FieldFrame>
    </AriaTextField>
  );
}
