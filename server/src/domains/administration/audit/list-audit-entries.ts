import type { AuditAction } from "@paso/contract";
import { and, type SQL, sql } from "drizzle-orm";

import { foldText } from "../../../database/fold-text.ts";
import { isAnyOf } from "../../../database/is-any-of.ts";
import { users } from "../../../database/tables/index.ts";
import { readAuditLog, type StoredAuditEntry } from "../../../platform/audit/read-audit-log.ts";
import type { Context } from "../../../platform/context.ts";
import type { InstantRange } from "../../../platform/range-of-days.ts";

/** Filter of the log. */
export interface AuditFilter {
  action: AuditAction | undefined;
  /** Words in the name or address of the actor or the person affected; empty for all. */
  search: string;
  during: InstantRange;
}

interface Wanted extends AuditFilter {
  /** Exclusive upper id of the page. */
  before: number;
  limit: number;
}

type Person = Pick<typeof users.$inferSelect, "id" | "firstName" | "lastName" | "email">;

/** An entry of the log, with the people it names if they still have an account. */
export interface AuditRow {
  entry: StoredAuditEntry;
  actor: Person | undefined;
  subject: Person | undefined;
}

/** Entries of the audit log, newest first. */
export async function listAuditEntries(
  ctx: Context,
  { search, ...wanted }: Wanted,
): Promise<AuditRow[]> {
  const words = search.split(/\s+/).filter((word) => word !== "");
  const named = ctx.database
    .select({ id: users.id })
    .from(users)
    .where(and(...words.map(isNamed)));
  const entries = await readAuditLog(ctx, {
    ...wanted,
    people: words.length === 0 ? undefined : named,
  });
  const people = await findPeople(
    ctx,
    entries.flatMap(({ actorId, subjectId }) => [actorId, subjectId]),
  );
  return entries.map((entry) => ({
    entry,
    actor: people.get(entry.actorId),
    subject: people.get(entry.subjectId),
  }));
}

async function findPeople(
  { database }: Context,
  ids: readonly (number | null)[],
): Promise<Map<number | null, Person>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const { id, firstName, lastName, email } = users;
  const people = await database
    .select({ id, firstName, lastName, email })
    .from(users)
    .where(isAnyOf(id, wanted));
  return new Map(people.map((person) => [person.id, person]));
}

function isNamed(word: string): SQL {
  const text = foldText(sql`concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.email})`);
  return sql`position(${foldText(sql`${word}::text`)} in ${text}) > 0`;
}
