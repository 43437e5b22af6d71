import type { ReactNode } from "react";
import { FieldError as AriaFieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";

import { Icon } from "./icon.tsx";

/** Props of every labelled field of the kit. */
export interface FieldProps {
  label: string;
  /** Name in the form; `useFaultFocus` and tests find the field by it. */
  name?: string;
  /** What is wrong with the value, in the reader's language. */
  error?: string | undefined;
  hint?: ReactNode;
  isDisabled?: boolean;
  className?: string;
  /** Hides the label visually, if the field's surroundings say the same. */
  labelHidden?: boolean;
}

/** The look of text inputs. */
export const inputClass =
  "block min-h-11 w-full rounded-control border border-edge bg-card px-3.5 py-2 text-base text-ink transition-colors placeholder:text-muted hover:border-ink aria-invalid:border-wrong aria-invalid:bg-wrong-soft disabled:cursor-not-allowed disabled:border-line disabled:bg-paper disabled:text-muted";

/** Props of React Aria's fields that come from ours. */
export function ariaFieldProps({ name, error, isDisabled = false, className = "" }: FieldProps) {
  return {
    ...(name !== undefined && { name }),
    isInvalid: error !== undefined,
    isDisabled,
    validationBehavior: "aria" as const,
    className: `min-w-0 ${className}`,
  };
}

/** Label above, hint and error below, tied to the field between them. */
export function FieldFrame({
  label,
  labelHidden = false,
  hint,
  error,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <>
      <Label className={labelHidden ? "sr-only" : "mb-1.5 block font-semibold"}>{label}</Label>
      {children}
      <FieldNotes hint={hint} error={error} />
    </>
  );
}

/** The hint and the error of a field. */
export function FieldNotes({ hint, error }: Pick<FieldProps, "hint" | "error">) {
  return (
    <>
      {hint && (
        <Text slot="description" className="mt-1.5 block text-small text-muted">
          {hint}
        </Text>
      )}
      <FieldError>{error}</FieldError>
    </>
  );
}

/** The message under a field, inside one of the kit's fields. */
function FieldError({ children }: { children: string | undefined }) {
  return (
    <AriaFieldError className="mt-1.5 flex items-start gap-1.5 text-small text-wrong">
      <Icon name="warning" className="mt-0.5 size-4" />
      <span>{children}</span>
    </AriaFieldError>
  );
}
