import { isDeepStrictEqual } from "node:util";

import type { AuditAction } from "@paso/contract";

import { auditLog, type AuditValues } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";

/** An entry to be recorded. */
export interface AuditRecord {
  action: AuditAction;
  /** The actor; null for the command line. */
  actorId: number | null;
  /** The person it is about, who must not be named in `before` and `after`. */
  subjectId?: number;
  /** What it is about, by field, in addition to the fields that differ. */
  about?: AuditValues;
  /** Previous values by field, without secrets. Omit for something new. */
  before?: AuditValues;
  /** Current values; omit for something deleted. */
  after?: AuditValues;
}

/**
 * Adds an entry to the audit log. Call it in the transaction of the change that it records, with that
 * transaction's context. Stores only fields that differ; a change without any leaves no entry.
 */
export async function recordAudit(ctx: Context, record: AuditRecord): Promise<void> {
  const { action, actorId, subjectId, about } = record;
  const { before, after } = keepDifferences(record);
  const isUnchanged = before && after && isEmpty(before) && isEmpty(after);
  if (isUnchanged) return;
  const said = about || after ? { ...about, ...after } : undefined;
  await ctx.database
    .insert(auditLog)
    .values({ at: ctx.clock.now(), action, actorId, subjectId, before, after: said });
}

function keepDifferences({ before, after }: AuditRecord): Pick<AuditRecord, "before" | "after"> {
  if (!before || !after) return { ...(before && { before }), ...(after && { after }) };
  const differs = ([name]: [string, unknown]) => !isDeepStrictEqual(before[name], after[name]);
  return {
    before: Object.fromEntries(Object.entries(before).filter(differs)),
    after: Object.fromEntries(Object.entries(after).filter(differs)),
  };
}

function isEmpty(values: AuditValues): boolean {
  return Object.keys(values).length === 0;
}
