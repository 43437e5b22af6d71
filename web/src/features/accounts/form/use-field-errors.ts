import { useEffect, useRef } from "react";

import { ApiError } from "../../../api/index.ts";

type Messages = Readonly<Record<string, string>>;

const NONE: Messages = {};

/**
 * The messages beside a form's fields after a refused call; the first invalid field takes the focus.
 * @param gaps messages of fields that were checked before the call
 */
export function useFieldErrors(error: Error | null, gaps: Messages = NONE) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error || gaps !== NONE)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error, gaps]);
  const fieldErrors: Messages = error instanceof ApiError ? error.fieldMessages : NONE;
  return { form, fieldErrors: { ...fieldErrors, ...gaps } };
}
