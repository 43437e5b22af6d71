/** The look of a multi-line text field, which grows with its content. */
export const fieldClass =
  "block min-h-22 max-h-[50dvh] w-full resize-y rounded-control border border-edge bg-paper px-4 py-3 text-base text-ink transition-colors field-sizing-content hover:border-ink aria-invalid:border-wrong";
