import { z } from "zod";

import { id, plainText } from "../../http/values.ts";
import { MAX_TEXT, question } from "./question-fields.ts";

const MAX_ITEMS = 100;

const items = z
  .array(
    plainText
      .max(MAX_TEXT, { error: "Use at most 5000 characters." })
      .refine((text) => text.trim() !== "", { error: "Write the option." }),
  )
  .min(1, { error: "Add at least one option." })
  .max(MAX_ITEMS, { error: "These are too many options." });

/**
 * The stable ids of the options, as `sections-update` returned them; null for a new option. If
 * omitted, options are matched by text, or by position if their number stays the same.
 */
const itemIds = z
  .array(id.nullable())
  .nullish()
  .meta({ description: "Lasting ids of the options, null for a new one; ignored in archives" });

/** Fields of every choice question. */
export const choiceFields = { question, items, item_ids: itemIds };

/** Option texts by index, as shown to students. */
export const optionTexts = z.record(z.string(), z.string());

/** If given, there must be one id per option, without duplicates. */
export function refineIds(
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
