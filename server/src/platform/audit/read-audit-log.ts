import type { AuditAction } from "@paso/contract";
import { and, desc, eq, inArray, lt, or, type SQLWrapper } from "drizzle-orm";

import { auditLog } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";

interface Wanted {
  action: AuditAction | undefined;
  /** A query for the ids of people, of whom one did it or is whom it is about; undefined for all. */
  people: SQLWrapper | undefined;
  /** Id below which the list goes on. */
  before: number;
  limit: number;
}

/** A line of the audit log. */
export type StoredAuditEntry = typeof auditLog.$inferSelect;

/** Lines of the audit log, newest first. */
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
