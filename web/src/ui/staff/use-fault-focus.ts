import { type RefObject, useEffect, useRef } from "react";

/** The ref of a form: after a refused call, its first invalid field takes the focus. */
export function useFaultFocus(error: Error | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) focusFirstFault(form.current);
  }, [error]);
  return form;
}

/** Focuses the first invalid field of a form. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>(
    "[aria-invalid=true], [data-invalid] button, [data-issue]",
  );
  invalid?.scrollIntoView({ block: "center" });
  invalid?.focus({ preventScroll: true });
}
