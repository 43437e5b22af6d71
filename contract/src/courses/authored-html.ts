import { plainText } from "../http/values.ts";
import { hasAtMostTags, nestsWithin } from "./html-nesting.ts";

/** Longest text, in characters of HTML: what takes a tenth of a second to sanitise. */
const LONGEST = 100_000;
/** Most elements; real courses have fewer than 300. */
const MAX_ELEMENTS = 5_000;
/** Deepest nesting of elements; people write fewer than twenty. */
const MAX_NESTING = 500;

/** HTML that people write; it is sanitised when it is stored. */
export const authoredHtml = plainText
  .max(LONGEST, { error: "This is too long." })
  .refine((html) => hasAtMostTags(html, 2 * MAX_ELEMENTS), {
    error: "This HTML has more than 5000 elements. Divide it among several sections.",
  })
  .refine((html) => nestsWithin(html, MAX_NESTING), { error: "This HTML is nested too deeply." });
