import { eq } from "drizzle-orm";

import { mails } from "../../database/tables/platform-tables.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../context.ts";
import { conflict, notFound } from "../errors/domain-error.ts";
import { enqueueJob } from "../jobs/enqueue-jobs.ts";
import type { ClaimedMail } from "./claim-mail.ts";
import { SECRET_MARK } from "./render-mail.ts";
import { sendDueMailsJob } from "./send-due-mails.ts";

const DAY = 86_400_000;

/** Whether a mail can be sent again: it is not waiting, and needs no deleted secret. */
export function isResendable({ state, text, secret }: ClaimedMail): boolean {
  return state !== "queued" && (secret !== null || !text.includes(SECRET_MARK));
}

/**
 * Queues a mail again that was sent or has failed, to be tried for another day.
 * @throws `not_found`, or `conflict` if it cannot be sent again
 */
export function requeueMail(ctx: Context, id: number): Promise<ClaimedMail> {
  return withTransaction(ctx, async (inner) => {
    const { database, clock } = inner;
    const [mail] = await database.select().from(mails).where(eq(mails.id, id)).for("update");
    if (!mail) throw notFound();
    if (mail.state === "queued") {
      throw conflict("mail_queued", "This mail is still waiting to be sent.");
    }
    if (!isResendable(mail)) {
      throw conflict(
        "mail_outdated",
        "The link in this mail is no longer valid. Ask for a new one.",
      );
    }
    const now = clock.now();
    const change = {
      state: "queued" as const,
      attempts: 0,
      response: null,
      queuedAt: now,
      dueAt: now,
      expiresAt: new Date(now.getTime() + DAY),
      endedAt: null,
    };
    await database.update(mails).set(change).where(eq(mails.id, id));
    await enqueueJob(inner, sendDueMailsJob, undefined);
    return { ...mail, ...change };
  });
}
