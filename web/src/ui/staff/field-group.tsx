import { type ReactNode, useId } from "react";

import { Icon } from "./icon.tsx";

interface FieldGroupProps {
  legend: string;
  hint?: ReactNode;
  /** What is wrong with the group as a whole. */
  error?: string | undefined;
  isDisabled?: boolean;
  children: ReactNode;
}

/** Controls that answer one question together, above the hint and the error that describe them all. */
export function FieldGroup({ legend, hint, error, isDisabled, children }: FieldGroupProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset disabled={isDisabled} aria-describedby={notes || undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          data-issue
          tabIndex={-1}
          className="mt-1.5 flex items-start gap-1.5 text-small text-wrong"
        >
          <Icon name="warning" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
