import type { ComponentProps, ReactNode } from "react";

import { FieldFrame } from "./field-frame.tsx";

interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  /** What is wrong with the value, in the reader's language. */
  error?: ReactNode;
  hint?: string;
  /** Inside the field's end, such as "Show password". */
  end?: ReactNode;
}

/** A labelled one-line field with its error. */
export function TextField({ label, error, hint, end, className = "", ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            className="block min-h-12 w-full rounded-control border border-edge bg-card px-4 py-2 text-base text-ink transition-colors placeholder:text-muted hover:border-ink aria-invalid:border-wrong aria-invalid:bg-wrong-soft has-[+*]:pe-24"
          />
          {end && <div className="absolute inset-y-0.5 end-1 flex items-center">{end}</div>}
        </div>
      )}
    </FieldFrame>
  );
}
