import type { AuditAction } from "@paso/contract";
import { and, desc, eq, gte, inArray, lt, or, type SQLWrapper } from "drizzle-orm";

import { auditLog } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import type { InstantRange } from "../range-of-days.ts";

interface Wanted {
  action: AuditAction | undefined;
  /** A query for the ids of people who are the actor or the subject; undefined for all. */
  people: SQLWrapper | undefined;
  /** When it happened. */
  during: InstantRange;
  /** Cursor: only entries with lower ids. */
  before: number;
  limit: number;
}

/** An entry of the audit log. */
export type StoredAuditEntry = typeof auditLog.$inferSelect;

/** Entries of the audit log, newest first. */
export function readAuditLog(
  { database }: Context,
  { action, people, during, before, limit }: Wanted,
): Promise<StoredAuditEntry[]> {
  return database
    .select()
    .from(auditLog)
    .where(
      and(
        lt(auditLog.id, before),
        during.from ? gte(auditLog.at, during.from) : undefined,
        during.before ? lt(auditLog.at, during.before) : undefined,
        action && eq(auditLog.action, action),
        people && or(inArray(auditLog.actorId, people), inArray(auditLog.subjectId, people)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
