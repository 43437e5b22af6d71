import type { AuditAction } from "@paso/contract";
import { aliasedTable, and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";

import { foldText } from "../../../database/fold-text.ts";
import { auditLog, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

interface Wanted {
  action: AuditAction | undefined;
  /** Words in the name or address of who did it or whom it is about; empty for all. */
  search: string;
  /** Id below which the list goes on. */
  before: number;
  limit: number;
}

/** A line of the log, with the people it names as far as they still have an account. */
export type AuditRow = Awaited<ReturnType<typeof listAuditEntries>>[number];

/** Lines of the audit log, newest first. */
export function listAuditEntries({ database }: Context, wanted: Wanted) {
  const actor = aliasedTable(users, "actor");
  const subject = aliasedTable(users, "subject");
  const words = wanted.search.split(/\s+/).filter((word) => word !== "");
  const named = (person: typeof actor) => and(...words.map((word) => isIn(word, person)));
  return database
    .select({ entry: auditLog, actor, subject })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(subject, eq(subject.id, auditLog.subjectId))
    .where(
      and(
        lt(auditLog.id, wanted.before),
        wanted.action && eq(auditLog.action, wanted.action),
        words.length === 0 ? undefined : or(named(actor), named(subject)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(wanted.limit);
}

function isIn(word: string, person: Pick<typeof users, "firstName" | "lastName" | "email">): SQL {
  const text = foldText(
    sql`concat_ws(' ', ${person.firstName}, ${person.lastName}, ${person.email})`,
  );
  return sql`position(${foldText(sql`${word}::text`)} in ${text}) > 0`;
}
