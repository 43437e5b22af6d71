/** A way to another screen beside a form, in line with its fields. */
export const textLinkClass =
  "inline-flex min-h-11 items-center font-semibold text-accent hover:underline";
