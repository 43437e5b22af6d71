import { type ReactNode, useId } from "react";

import { FieldError } from "./field-error.tsx";

interface FieldFrameProps {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, in the reader's language. */
  error?: ReactNode;
  className?: string;
  /** Renders the control, given the props that associate it with its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** A control with its label and hint above, and its error below. */
export function FieldFrame({ label, hint, error, className = "", children }: FieldFrameProps) {
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
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
