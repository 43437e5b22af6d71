import type { AuditAction } from "@paso/contract";
import { and, desc, eq, inArray, lt, or, type SQLWrapper } from "drizzle-orm";

import { auditLog } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";

interface Wanted {
  action: AuditAction | undefined;
  /** A query for the ids of people who are the actor or the subject; undefined for all. */
  people: SQLWrapper | undefined;
  /** Cursor: only entries with lower ids. */
  before: number;
  limit: number;
}

/** An entry of the audit log. */
export type StoredAuditEntry = typeof auditLog.$inferSelect;

/** Entries of the audit log, newest first. */
export function readAuditLog(
  { database }: Context,
  { action, people, before, limit }: Wanted,
): Promise<StoredAuditEntry[]> {
  return database
    .select()
    .from(auditLog)
    .where(
      and(
        lt(auditLog.id, before),
        action && eq(auditLog.action, action),
        people && or(inArray(auditLog.actorId, people), inArray(auditLog.subjectId, people)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
