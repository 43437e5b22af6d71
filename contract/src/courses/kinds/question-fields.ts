import { z } from "zod";

import { plainText } from "../../http/values.ts";
import { count } from "../order.ts";

/** Maximum length of a question or option, in characters. */
export const MAX_TEXT = 5_000;
/** Maximum number of example answers of a question. */
export const MAX_EXAMPLES = 5;
/** Maximum length of an example answer, in characters. */
export const MAX_EXAMPLE = 500;

/** Wire form of a boolean in drafts. */
export const flag = z.enum(["true", "false"], { error: 'Choose "true" or "false".' });

export const question = plainText
  .max(MAX_TEXT, { error: "Use at most 5000 characters." })
  .refine((text) => text.trim() !== "", { error: "Write the question." });

/** Example answers by the staff; students see them after their own, while few have answered. */
export const examples = z
  .array(
    plainText
      .max(MAX_EXAMPLE, { error: "An example is at most 500 characters long." })
      .refine((text) => text.trim() !== "", { error: "Write the example." }),
  )
  .max(MAX_EXAMPLES, { error: "Give at most 5 examples." })
  .optional()
  .meta({ description: "Example answers by the course's staff, shown while few have answered" });

/** Limits of a multiple choice. */
export const selections = {
  min: count.meta({ description: "Fewest options to choose; 0 for no minimum" }),
  max: count.meta({ description: "Most options to choose; 0 for no maximum" }),
};

/** Minimum and maximum of selections or words, as shown to students; 0 is unlimited. */
export const shownBounds = { min: z.int(), max: z.int() };

/** A `max` of 0 is unlimited. */
export function refineBounds({ min, max }: { min: number; max: number }, ctx: z.RefinementCtx) {
  if (max > 0 && min > max) {
    ctx.addIssue({ code: "custom", path: ["min"], message: "The minimum is above the maximum." });
  }
}

/** The limits of a multiple choice must fit its options. */
export function refineSelections(
  value: { items: string[]; min: number; max: number },
  ctx: z.RefinementCtx,
): void {
  const message = "There are fewer options than this.";
  if (value.max > value.items.length) ctx.addIssue({ code: "custom", path: ["max"], message });
  refineBounds(value, ctx);
  if (value.min > value.items.length) ctx.addIssue({ code: "custom", path: ["min"], message });
}
