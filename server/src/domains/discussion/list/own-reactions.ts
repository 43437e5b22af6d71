import { type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";

import type { Discussion } from "../kind/discussion.ts";

/** Whether a reader commented on a post and likes it: columns of a list. */
export function ownReactions(
  { comments, likes }: Discussion,
  id: SQLWrapper,
  reader: number | Placeholder,
): { commented: SQL<boolean>; liked: SQL<boolean> } {
  const mine = (table: typeof comments | typeof likes) =>
    sql<boolean>`exists (select 1 from ${table} where ${table.userId} = ${reader} and ${table.postId} = ${id})`;
  return { commented: mine(comments), liked: mine(likes) };
}
