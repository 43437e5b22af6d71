import { MOST_PASSAGES } from "@paso/contract";
import { and, eq, sql } from "drizzle-orm";

import { passages, type PassagePicture, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { ContentSection } from "../../courses/index.ts";
import { foldPassage } from "./fold-passage.ts";

interface NewPassage {
  quote: string;
  prefix: string;
  suffix: string;
  start: number;
  note: string;
  pictures: readonly PassagePicture[];
}

/**
 * Keeps a passage of a reading for a person.
 * @throws `conflict` (`too_many_passages`) at the section's limit
 */
export function keepPassage(
  ctx: Context,
  userId: number,
  section: ContentSection,
  { pictures, ...passage }: NewPassage,
): Promise<typeof passages.$inferSelect> {
  return withTransaction(ctx, async ({ database, clock }) => {
    // Serialises concurrent requests, to enforce the limit.
    await database.execute(sql`select from ${users} where id = ${userId} for no key update`);
    const ofSection = and(eq(passages.userId, userId), eq(passages.sectionId, section.id));
    if ((await database.$count(passages, ofSection)) >= MOST_PASSAGES) {
      throw conflict("too_many_passages", "You cannot keep more than 100 passages of one text.");
    }
    const shown = new Set(
      section.files.filter(({ use }) => use === "inline").map(({ name }) => name),
    );
    const [kept] = await database
      .insert(passages)
      .values({
        ...passage,
        note: passage.note.trim(),
        userId,
        sectionId: section.id,
        folded: foldPassage(passage),
        pictures: pictures.filter(({ name }) => shown.has(name)),
        createdAt: clock.now(),
      })
      .returning();
    if (!kept) throw new Error("The passage was not stored.");
    return kept;
  });
}
