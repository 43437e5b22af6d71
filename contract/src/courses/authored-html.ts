import { plainText } from "../http/values.ts";
import { hasAtMostTags, nestsWithin } from "./html-nesting.ts";

/** Maximum length in characters of HTML, which takes a tenth of a second to sanitise. */
const LONGEST = 100_000;
/** Maximum number of elements; real courses have fewer than 300. */
const MAX_ELEMENTS = 5_000;
/** Maximum nesting depth of elements; people write fewer than twenty. */
const MAX_NESTING = 500;

/** HTML written by users; it is sanitised when it is stored. */
export const authoredHtml = plainText
  .max(LONGEST, { error: "Use at most 100000 characters, HTML included." })
  .refine((html) => hasAtMostTags(html, 2 * MAX_ELEMENTS), {
    error: "This HTML has more than 5000 elements. Divide it among several sections.",
  })
  .refine((html) => nestsWithin(html, MAX_NESTING), { error: "This HTML is nested too deeply." });
