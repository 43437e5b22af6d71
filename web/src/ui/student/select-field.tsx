import { useId, type ComponentProps } from "react";

import { FieldError } from "./field-error.tsx";

interface SelectFieldProps extends ComponentProps<"select"> {
  label: string;
  hint?: string;
  /** What is wrong with the choice, in the reader's language. */
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
}

/** A labelled choice of one, by the browser's own list. */
export function SelectField({ label, hint, error, options, ...rest }: SelectFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-small text-muted">
          {hint}
        </p>
      )}
      <select
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="block min-h-12 w-full rounded-control border border-edge bg-card px-4 py-2 text-base text-ink transition-colors hover:border-ink aria-invalid:border-wrong aria-invalid:bg-wrong-soft"
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
