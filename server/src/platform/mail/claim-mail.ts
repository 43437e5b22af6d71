import { and, eq, sql } from "drizzle-orm";

import { prepareStatement } from "../../database/prepare-statement.ts";
import { mails } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import { LONGEST_ATTEMPT } from "../smtp/open-mail-transport.ts";
import { CLOCK_TOLERANCE } from "../wrong-clock.ts";

/** A mail that one process is sending. */
export type ClaimedMail = typeof mails.$inferSelect;

/** Milliseconds after which another process takes over a mail being sent. */
const LEASE = 3 * LONGEST_ATTEMPT;
const MINUTE = 60_000;
const LONGEST_WAIT = 60 * MINUTE;

/**
 * Claims the mail that has been due longest, with a lease for this process; null if none is due. The
 * lease is committed before the attempt: a killed process leaves no more than the mail it was sending in
 * doubt. The commit does not wait for the disk, as settling the mail does: a database that loses its
 * last moments leaves the mail in flight in doubt all the same.
 */
export async function claimMail({ database, clock }: Context): Promise<ClaimedMail | null> {
  const now = clock.now().getTime();
  const [mail] = await claimFirst(database).execute({
    now: new Date(now).toISOString(),
    ahead: new Date(now + CLOCK_TOLERANCE).toISOString(),
    leasedUntil: new Date(now + LEASE).toISOString(),
  });
  return mail ?? null;
}

const claimFirst = prepareStatement((database) => {
  const [now, ahead, leasedUntil] = ["now", "ahead", "leasedUntil"].map(
    (name) => sql`${sql.placeholder(name)}::timestamptz`,
  );
  // A mail not yet tried is due in the future only if the clock of the process that queued it was ahead.
  const due = sql`(
    select id from mails, set_config('synchronous_commit', 'off', true)
    where state = 'queued' and (due_at <= ${now} or (attempts = 0 and due_at > ${ahead}))
    order by due_at, id limit 1 for update of mails skip locked)`;
  return database
    .update(mails)
    .set({ dueAt: leasedUntil, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, due))
    .returning()
    .prepare("claim_mail");
});

/** Puts a mail back that could not be sent, with a growing delay of an hour at most. */
export async function postponeMail(
  ctx: Context,
  mail: ClaimedMail,
  response: string,
): Promise<void> {
  const wait = Math.min(MINUTE * 2 ** (mail.attempts - 1), LONGEST_WAIT);
  const dueAt = new Date(ctx.clock.now().getTime() + wait);
  await ctx.database.update(mails).set({ dueAt, response }).where(stillClaimed(mail));
}

/** Settles a mail: sent, or failed for good. Deletes its secret, or the whole mail. */
export async function settleMail(
  ctx: Context,
  mail: ClaimedMail,
  state: "sent" | "failed",
  response: string | null,
): Promise<void> {
  if (mail.forgotten) {
    await ctx.database.delete(mails).where(stillClaimed(mail));
    return;
  }
  await ctx.database
    .update(mails)
    .set({ state, response, secret: null, endedAt: ctx.clock.now() })
    .where(stillClaimed(mail));
}

/** Whether no other process has taken the mail over since. */
function stillClaimed({ id, attempts }: ClaimedMail) {
  return and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.state, "queued"));
}
