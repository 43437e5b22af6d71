import { z } from "zod";

import { id, plainText } from "../http/values.ts";
import { graphicType } from "./graphic-type.ts";
import { nestsWithin } from "./html-nesting.ts";
import type { SectionType } from "./section-type.ts";
import { readVideoAddress, readVideoFile } from "./video-address.ts";

/** Longest question or option, in characters. */
const MAX_TEXT = 5_000;
/** Longest paragraph, in characters of HTML. */
const MAX_PARAGRAPH = 500_000;
/** Deepest nesting of elements in a paragraph; people write fewer than twenty. */
const MAX_NESTING = 500;
const MAX_ITEMS = 100;
/** Example answers a question may have. */
export const MAX_EXAMPLES = 5;
/** Longest example answer, in characters. */
export const MAX_EXAMPLE = 500;

/** A count an author enters: a whole number from 0 up. */
const count = z
  .int({ error: "Enter a whole number." })
  .min(0, { error: "Enter 0 or more." })
  .max(1_000_000, { error: "This number is too large." });

/** Position among siblings. */
export const order = count.meta({
  description: "Place among its siblings, each a number of its own",
});

const flag = z.enum(["true", "false"], { error: 'Choose "true" or "false".' });
const question = plainText
  .max(MAX_TEXT, { error: "This is too long." })
  .refine((text) => text.trim() !== "", { error: "A question needs a text." });
const items = z
  .array(
    plainText
      .max(MAX_TEXT, { error: "This is too long." })
      .refine((text) => text.trim() !== "", { error: "An option needs a text." }),
  )
  .min(1, { error: "Add at least one option." })
  .max(MAX_ITEMS, { error: "These are too many options." });
/**
 * The lasting ids of the options, as `sections-update` answered them; null for a new option. Left
 * out, an option is known by its text, or by its place while their number stays the same.
 */
const itemIds = z
  .array(id.nullable())
  .nullish()
  .meta({ description: "Lasting ids of the options, null for a new one; ignored in archives" });
const validItems = z
  .array(z.boolean())
  .meta({ description: "Which options are right, one entry for every option" });
const reasons = z
  .array(plainText.max(MAX_TEXT, { error: "This is too long." }))
  .meta({ description: "Shown beside each option after the answer; may be empty texts" });
const finalQuiz = flag.meta({ description: "Whether the module's final quiz summary counts it" });
/** Selections of a multiple choice. */
const selections = {
  min: count.meta({ description: "Fewest options to choose; 0 for no minimum" }),
  max: count.meta({ description: "Most options to choose; 0 for no maximum" }),
};

/** Answers that the staff gives as examples; students see them after their own, while few have answered. */
const examples = z
  .array(
    plainText
      .max(MAX_EXAMPLE, { error: "An example is at most 500 characters long." })
      .refine((text) => text.trim() !== "", { error: "An example needs a text." }),
  )
  .max(MAX_EXAMPLES, { error: "Give at most 5 examples." })
  .optional()
  .meta({ description: "Example answers by the course's staff, shown while few have answered" });
const twoRounds = flag.optional().meta({
  description: "Whether one may change the answer once after seeing the others; false unless given",
});

interface Selection {
  items: string[];
  min: number;
  max: number;
}

/** min <= max <= number of options, where max 0 means no upper bound. */
function refineSelection(value: Selection, ctx: z.RefinementCtx): void {
  if (value.max > value.items.length) {
    ctx.addIssue({ code: "custom", path: ["max"], message: "There are fewer options than this." });
  }
  if (value.max > 0 && value.min > value.max) {
    ctx.addIssue({ code: "custom", path: ["min"], message: "The minimum is above the maximum." });
  }
  if (value.min > value.items.length) {
    ctx.addIssue({ code: "custom", path: ["min"], message: "There are fewer options than this." });
  }
}

/** Ids, where they are given, are one an option and no two the same. */
function refineIds(
  { items, item_ids }: { items: string[]; item_ids?: (number | null)[] | null | undefined },
  ctx: z.RefinementCtx,
): void {
  if (!item_ids) return;
  const given = item_ids.filter((value) => value !== null);
  if (item_ids.length !== items.length || new Set(given).size !== given.length) {
    ctx.addIssue({
      code: "custom",
      path: ["item_ids"],
      message: "Give one entry for every option.",
    });
  }
}

interface Keyed {
  items: string[];
  valid_items: boolean[];
  reasons: string[];
}

/** One flag and one reason for every option. */
function refineKeyed(value: Keyed, ctx: z.RefinementCtx): void {
  for (const field of ["valid_items", "reasons"] as const) {
    if (value[field].length !== value.items.length) {
      ctx.addIssue({ code: "custom", path: [field], message: "Give one entry for every option." });
    }
  }
}

const radio = z
  .strictObject({
    question,
    items,
    item_ids: itemIds,
    graphic_type: graphicType,
    two_rounds: twoRounds,
    examples,
  })
  .superRefine(refineIds);

const radioValidated = z
  .strictObject({
    question,
    items,
    item_ids: itemIds,
    valid_items: validItems,
    reasons,
    final_quiz: finalQuiz,
  })
  .superRefine((value, ctx) => {
    refineIds(value, ctx);
    refineKeyed(value, ctx);
    if (value.valid_items.filter(Boolean).length !== 1) {
      ctx.addIssue({
        code: "custom",
        path: ["valid_items"],
        message: "Mark exactly one option as correct.",
      });
    }
  });

const selectMultiple = z
  .strictObject({
    question,
    items,
    item_ids: itemIds,
    graphic_type: graphicType,
    ...selections,
    two_rounds: twoRounds,
    examples,
  })
  .superRefine(refineIds)
  .superRefine(refineSelection);

const selectMultipleValidated = z
  .strictObject({
    question,
    items,
    item_ids: itemIds,
    valid_items: validItems,
    reasons,
    ...selections,
    final_quiz: finalQuiz,
  })
  .superRefine((value, ctx) => {
    refineIds(value, ctx);
    refineKeyed(value, ctx);
    refineSelection(value, ctx);
    if (!value.valid_items.some(Boolean)) {
      ctx.addIssue({
        code: "custom",
        path: ["valid_items"],
        message: "Mark at least one option as correct.",
      });
    }
  });

/** `min` and `max` count words; max 0 means no upper bound. */
const textarea = z
  .strictObject({
    question,
    min: count.meta({ description: "Fewest words; 0 for no minimum" }),
    max: count.meta({ description: "Most words; 0 for no maximum" }),
    workbook_only: flag.meta({ description: "Whether the answer stays in one's own workbook" }),
    examples,
  })
  .superRefine((value, ctx) => {
    if (value.max > 0 && value.min > value.max) {
      ctx.addIssue({ code: "custom", path: ["min"], message: "The minimum is above the maximum." });
    }
  });

const video = plainText
  .max(2_000, { error: "This is too long." })
  .refine((address) => readVideoFile(address) !== null || readVideoAddress(address) !== null, {
    error: "Enter the address of a YouTube or Vimeo video, or of an mp4, webm or m3u8 file.",
  })
  .meta({
    description:
      "Address of a YouTube or Vimeo video or of an mp4, webm or m3u8 file, or files/NAME for a video of the course's own",
  });
const paragraph = plainText
  .max(MAX_PARAGRAPH, { error: "This is too long." })
  .refine((html) => nestsWithin(html, MAX_NESTING), { error: "This HTML is nested too deeply." })
  .meta({ description: "HTML; images of the course's own are files/NAME" });
const fileNames = z
  .array(plainText.min(1).max(255))
  .max(100)
  .meta({ description: "Names of files offered for download, without files/" });

const ignored = z.unknown().optional().meta({ description: "Ignored in this kind of section" });
/** Fields of all kinds; those of other kinds are accepted and ignored. */
const otherKinds = {
  video: ignored,
  paragraph: ignored,
  paragraph_files: ignored,
  radio: ignored,
  radioValidated: ignored,
  selectMultiple: ignored,
  selectMultipleValidated: ignored,
  textarea: ignored,
  final_quiz_resume: ignored,
};
/** What `sections-update` tells of a section beside: whoever sends back what they read may leave it. */
const told = z.unknown().optional().meta({ description: "Told by sections-update; ignored here" });
const common = {
  id: id.nullish(),
  order,
  type_label: z.string().nullish(),
  isDeleted: z.boolean().nullish(),
  answers: told,
  item_answers: told,
  files: told,
};

const anyDraft = z.strictObject({ ...common, ...otherKinds });

/**
 * A section as authors and archives write it: its order, its kind and the fields of that kind.
 * `final_quiz`, `workbook_only` and `two_rounds` are the strings "true" and "false".
 */
export const sectionDraft = z.discriminatedUnion(
  "type",
  [
    anyDraft.extend({ type: z.literal("video"), video }),
    anyDraft.extend({
      type: z.literal("paragraph"),
      paragraph,
      paragraph_files: fileNames.nullish(),
    }),
    anyDraft.extend({ type: z.literal("radio"), radio }),
    anyDraft.extend({ type: z.literal("radio-validated"), radioValidated }),
    anyDraft.extend({ type: z.literal("select-multiple"), selectMultiple }),
    anyDraft.extend({ type: z.literal("select-multiple-validated"), selectMultipleValidated }),
    anyDraft.extend({ type: z.literal("textarea"), textarea }),
    anyDraft.extend({
      type: z.literal("final_quiz_resume"),
      final_quiz_resume: z.literal(true).nullish(),
    }),
  ],
  { error: "This kind of section is not known." },
);
export type SectionDraft = z.infer<typeof sectionDraft>;

/** The draft's own field that holds the payload of each kind: `<kind>` in the keys of deep errors. */
export const DRAFT_FIELD = {
  video: "video",
  paragraph: "paragraph",
  radio: "radio",
  "radio-validated": "radioValidated",
  "select-multiple": "selectMultiple",
  "select-multiple-validated": "selectMultipleValidated",
  textarea: "textarea",
  final_quiz_resume: "final_quiz_resume",
} as const satisfies Record<SectionType, string>;

/** A question of a course survey: single choice over a list of texts. */
export const surveySectionDraft = z.strictObject({
  radio: z.strictObject({ question, items, item_ids: itemIds }).superRefine(refineIds),
});
export type SurveySectionDraft = z.infer<typeof surveySectionDraft>;
