import type { ComponentProps } from "react";

import { FieldFrame } from "./field-frame.tsx";

interface SelectFieldProps extends ComponentProps<"select"> {
  label: string;
  hint?: string;
  /** What is wrong with the choice, in the reader's language. */
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
}

/** A labelled native select. */
export function SelectField({ label, hint, error, options, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className="block min-h-12 w-full rounded-control border border-edge bg-card px-4 py-2 text-base text-ink transition-colors hover:border-ink aria-invalid:border-wrong aria-invalid:bg-wrong-soft"
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
