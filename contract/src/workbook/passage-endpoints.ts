import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { id, pathId, plainText } from "../http/values.ts";

/** Maximum lengths of a saved passage, in characters. */
export const PASSAGE_LENGTH = { quote: 5_000, context: 64, note: 5_000 };
/** Maximum number of passages per person and section. */
export const MOST_PASSAGES = 100;

const TOO_LONG = { error: "This is too long." } as const;

const pictureName = plainText.min(1).max(255);
const picture = z.strictObject({
  /** A picture of the section, by its file's name. */
  name: pictureName,
  alt: plainText.max(1_000, TOO_LONG),
});

/**
 * The location of a passage, like W3C's TextQuoteSelector and TextPositionSelector: the words
 * themselves, and their context to find them again after the text was edited.
 */
const selector = {
  quote: plainText.pipe(
    z
      .string()
      .refine((text) => text.trim() !== "", { error: "Select some text." })
      .max(PASSAGE_LENGTH.quote, { error: "Select at most 5000 characters." }),
  ),
  prefix: plainText.max(PASSAGE_LENGTH.context, TOO_LONG),
  suffix: plainText.max(PASSAGE_LENGTH.context, TOO_LONG),
  /** Characters of the section's text before it. */
  start: z.int().min(0).max(10_000_000),
};

const noteText = plainText.max(PASSAGE_LENGTH.note, { error: "Use at most 5000 characters." });

/** A passage that the viewer saved while reading, and their note on it. */
export const passage = z.strictObject({
  id,
  section_id: id,
  quote: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  start: z.int(),
  /** Empty for none. */
  note: z.string(),
});
export type Passage = z.infer<typeof passage>;

export const listPassages = endpoint({
  name: "listPassages",
  method: "GET",
  path: "/api/courses/page/passages/:pageId",
  summary: "The passages that the viewer kept of a page, in the order of its sections.",
  params: z.strictObject({ pageId: pathId }),
  response: z.strictObject({ passages: z.array(passage) }),
  errors: [404, 409],
});

export const keepPassage = endpoint({
  name: "keepPassage",
  method: "POST",
  path: "/api/courses/page/passages/:pageId",
  summary:
    "Keep a passage of a reading on a page that the viewer has reached. At most 100 of a section (409).",
  params: z.strictObject({ pageId: pathId }),
  body: z.strictObject({
    section_id: id,
    ...selector,
    note: noteText,
    /** Pictures within the passage; any but the section's own are ignored. */
    pictures: z.array(picture).max(20, TOO_LONG),
  }),
  idempotent: true,
  response: z.strictObject({ passage }),
  errors: [404, 409],
});

const passagePath = z.strictObject({ passageId: pathId });

export const changePassage = endpoint({
  name: "changePassage",
  method: "PUT",
  path: "/api/student/passages/:passageId",
  summary: "Change what the viewer wrote about a passage of theirs.",
  params: passagePath,
  body: z.strictObject({ note: noteText }),
  response: z.strictObject({ passage }),
  errors: [404],
});

export const removePassage = endpoint({
  name: "removePassage",
  method: "DELETE",
  path: "/api/student/passages/:passageId",
  summary: "Keep a passage no longer, nor what was written about it.",
  params: passagePath,
  response: z.strictObject({ removed: z.literal(true) }),
  errors: [404],
});
