import { and, eq, isNull } from "drizzle-orm";

import { liveCalendars, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { hashSecret } from "../../accounts/index.ts";

/** Creates a person's secret calendar address, which invalidates an earlier one. */
export async function createCalendarAddress(ctx: Context, userId: number): Promise<string> {
  const token = newSecret();
  const fields = { tokenHash: hashSecret(token), createdAt: ctx.clock.now(), lastReadAt: null };
  await ctx.database
    .insert(liveCalendars)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: liveCalendars.userId, set: fields });
  return `${ctx.site.url}/live-calendar/${token}.ics`;
}

/** Revokes a person's calendar address. */
export async function revokeCalendarAddress({ database }: Context, userId: number): Promise<void> {
  await database.delete(liveCalendars).where(eq(liveCalendars.userId, userId));
}

export async function findCalendarAddress({ database }: Context, userId: number) {
  const [found] = await database
    .select({ createdAt: liveCalendars.createdAt, lastReadAt: liveCalendars.lastReadAt })
    .from(liveCalendars)
    .where(eq(liveCalendars.userId, userId));
  return found ?? null;
}

/**
 * The owner of a secret calendar address.
 * @throws `not_found` if it was revoked, or the person can no longer sign in
 */
export async function readCalendarToken({ database, clock }: Context, token: string) {
  const [reader] = await database
    .select({ id: users.id, locale: users.locale })
    .from(liveCalendars)
    .innerJoin(users, eq(users.id, liveCalendars.userId))
    .where(and(eq(liveCalendars.tokenHash, hashSecret(token)), isNull(users.disabledAt)));
  if (!reader) throw notFound();
  await database
    .update(liveCalendars)
    .set({ lastReadAt: clock.now() })
    .where(eq(liveCalendars.userId, reader.id));
  return reader;
}
