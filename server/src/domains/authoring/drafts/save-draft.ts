import { and, desc, eq, inArray } from "drizzle-orm";

import { authoringDrafts } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import type { DraftName } from "./find-draft.ts";

/** Drafts kept for a person; beyond them the oldest go. */
const MOST_DRAFTS = 200;

/** Keeps a person's unsaved work on a form, in place of what was kept before; answers when. */
export async function saveDraft(
  ctx: Context,
  { userId, key, body }: DraftName & { body: unknown },
): Promise<Date> {
  const savedAt = ctx.clock.now();
  await withTransaction(ctx, async ({ database }) => {
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
  });
  return savedAt;
}
