import { z } from "zod";

import { plainText } from "../../http/values.ts";
import { hasAtMostTags, nestsWithin } from "../html-nesting.ts";
import { sectionKind } from "./section-kind.ts";

/** Longest paragraph, in characters of HTML: what takes a tenth of a second to sanitise. */
const MAX_PARAGRAPH = 100_000;
/** Most elements; real courses have fewer than 300. */
const MAX_ELEMENTS = 5_000;
/** Deepest nesting of elements; people write fewer than twenty. */
const MAX_NESTING = 500;

const html = plainText
  .max(MAX_PARAGRAPH, { error: "This is too long." })
  .refine((html) => hasAtMostTags(html, 2 * MAX_ELEMENTS), {
    error: "This HTML has more than 5000 elements. Divide it among several sections.",
  })
  .refine((html) => nestsWithin(html, MAX_NESTING), { error: "This HTML is nested too deeply." })
  .meta({ description: "HTML; images of the course's own are files/NAME" });

const fileNames = z
  .array(plainText.min(1).max(255))
  .max(100)
  .meta({ description: "Names of files offered for download, without files/" });

export const paragraph = sectionKind({
  type: "paragraph",
  name: { en: "Paragraph", es: "Párrafo" },
  isQuestion: false,
  draft: { paragraph: html, paragraph_files: fileNames.nullish() },
  authored: { paragraph: z.string(), paragraph_files: z.array(z.string()) },
  student: { shown: { content: z.string() }, revealed: {} },
});
