import { and, eq } from "drizzle-orm";

import { authoringDrafts } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Names one person's unsaved work on one form. */
export interface DraftName {
  userId: number;
  /** Such as `sections-update:7`. */
  key: string;
}

/** Condition on `authoring_drafts` that selects one. */
export function isDraft({ userId, key }: DraftName) {
  return and(eq(authoringDrafts.userId, userId), eq(authoringDrafts.key, key));
}

/** A person's unsaved work on a form; null if there is none. */
export async function findDraft(
  { database }: Context,
  name: DraftName,
): Promise<{ body: unknown; savedAt: Date } | null> {
  const [draft] = await database
    .select({ body: authoringDrafts.body, savedAt: authoringDrafts.savedAt })
    .from(authoringDrafts)
    .where(isDraft(name));
  return draft ?? null;
}
