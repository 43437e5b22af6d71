import { eq, sql } from "drizzle-orm";

import { liveClasses, liveHosts } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { mayAttend } from "./may-attend.ts";

/** A class as its attendees and hosts see it. */
export interface AttendedClass {
  live: typeof liveClasses.$inferSelect;
  isHost: boolean;
}

/**
 * A class that this person may attend or hosts.
 * @throws `not_found`
 */
export async function findAttendedClass(
  { database, clock }: Context,
  actor: Actor,
  classId: number,
): Promise<AttendedClass> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const { rows } = await database.execute<{ isHost: boolean }>(sql`
    select exists (
      select from ${liveHosts} h where h.class_id = c.id and h.user_id = ${actor.id}) as "isHost"
    from ${liveClasses} c
    where c.id = ${classId} and ${mayAttend(actor.id, now)}`);
  const [person] = rows;
  const [live] = await database.select().from(liveClasses).where(eq(liveClasses.id, classId));
  if (!person || !live) throw notFound();
  return { live, isHost: person.isHost };
}
