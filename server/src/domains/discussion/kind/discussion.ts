import type { Message } from "@paso/contract";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import type { Context } from "../../../platform/context.ts";
import { type OwnedTables, type SharedTables, sharedTables } from "./shared-columns.ts";

interface Declared extends OwnedTables {
  /** Whether others may read a post, not only its author; omitted if they always may. */
  published?: AnyPgColumn;
  /** The course of a post, in SQL; null for one of the whole site. */
  courseOf: (postId: SQLWrapper | number) => SQL;
  /** The error for a like on one's own post. */
  ownLike: { code: string; message: Message };
  /** Emits an event, in the transaction of the comment. */
  onComment: (
    ctx: Context,
    comment: { userId: number; postId: number; commentId: number },
  ) => Promise<void>;
  /** Emits an event, in the transaction of the like; omitted if none is needed. */
  onLike?: ((ctx: Context, like: { userId: number; postId: number }) => Promise<void>) | undefined;
}

/** A kind of post that people comment on, like and report, and whose staff hide it: opinions, articles, announcements. */
export interface Discussion
  extends SharedTables, Pick<Declared, "courseOf" | "ownLike" | "onComment" | "onLike"> {
  /** As in the database, for statements written in SQL. */
  postId: SQL;
  isPublished: SQL<boolean>;
}

/**
 * Declares a kind of post, in the domain that owns its tables. The functions of this domain then write
 * them on the owner's behalf.
 */
export function defineDiscussion({ published, ...declared }: Declared): Discussion {
  const { courseOf, ownLike, onComment, onLike } = declared;
  return {
    ...sharedTables(declared),
    postId: sql`${sql.identifier(declared.postId)}`,
    isPublished: published ? sql<boolean>`${published}` : sql<boolean>`true`,
    courseOf,
    ownLike,
    onComment,
    onLike,
  };
}
