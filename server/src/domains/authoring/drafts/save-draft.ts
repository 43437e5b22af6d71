import { and, desc, eq, inArray, sql } from "drizzle-orm";

import { authoringDrafts } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { DraftName } from "./find-draft.ts";

/** Drafts stored per person; above that the oldest are deleted. */
const MOST_DRAFTS = 200;
/** Total size of a person's drafts in bytes, compressed as the database stores them. */
const MOST_BYTES = 20 * 1024 ** 2;

/**
 * Saves a person's unsaved work on a form, replacing what was saved before; returns the time.
 * @throws `conflict` (`drafts_full`) when their drafts would take up too much
 */
export async function saveDraft(
  ctx: Context,
  { userId, key, body }: DraftName & { body: unknown },
): Promise<Date> {
  const savedAt = ctx.clock.now();
  await withTransaction(ctx, async ({ database }) => {
    // Saves of one person are serialised, so that none gets past the limit.
    await database.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`drafts:${userId}`}, 0))`,
    );
    await database
      .insert(authoringDrafts)
      .values({ userId, key, body, savedAt })
      .onConflictDoUpdate({
        target: [authoringDrafts.userId, authoringDrafts.key],
        set: { body, savedAt },
      });
    const superfluous = database
      .select({ key: authoringDrafts.key })
      .from(authoringDrafts)
      .where(eq(authoringDrafts.userId, userId))
      .orderBy(desc(authoringDrafts.savedAt), desc(authoringDrafts.key))
      .offset(MOST_DRAFTS);
    await database
      .delete(authoringDrafts)
      .where(and(eq(authoringDrafts.userId, userId), inArray(authoringDrafts.key, superfluous)));
    const [stored] = await database
      .select({ bytes: sql`sum(pg_column_size(${authoringDrafts.body}))`.mapWith(Number) })
      .from(authoringDrafts)
      .where(eq(authoringDrafts.userId, userId));
    if (stored && stored.bytes > MOST_BYTES) {
      throw conflict(
        "drafts_full",
        "Your drafts take up more than {size} MB. Save or discard some of them first.",
        { size: MOST_BYTES / 1024 ** 2 },
      );
    }
  });
  return savedAt;
}
