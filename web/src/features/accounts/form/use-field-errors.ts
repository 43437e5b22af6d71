import { useEffect, useRef } from "react";

import { ApiError } from "../../../api/index.ts";

/** The messages beside a form's fields after a refused call; the first invalid field takes the focus. */
export function useFieldErrors(error: Error | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error]);
  const fieldErrors = error instanceof ApiError ? error.fieldMessages : {};
  return { form, fieldErrors };
}
