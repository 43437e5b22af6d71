import { useId, type ComponentProps, type ReactNode } from "react";

import { FieldError } from "./field-error.tsx";

interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  /** What is wrong with the value, in the reader's language. */
  error?: string | undefined;
  hint?: string;
  /** Inside the field's end, such as "Show password". */
  end?: ReactNode;
}

/** A labelled one-line field with its error beside it. */
export function TextField({ label, error, hint, end, className = "", ...rest }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-small text-muted">
          {hint}
        </p>
      )}
      <div className="relative">
        <input
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="block min-h-12 w-full rounded-control border border-edge bg-card px-4 py-2 text-base text-ink transition-colors placeholder:text-muted hover:border-ink aria-invalid:border-wrong aria-invalid:bg-wrong-soft has-[+*]:pe-24"
        />
        {end && <div className="absolute inset-y-0.5 end-1 flex items-center">{end}</div>}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
