/** A link to another screen next to a form, aligned with its fields. */
export const textLinkClass =
  "inline-flex min-h-11 items-center font-semibold text-accent hover:underline";
