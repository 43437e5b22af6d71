import { sql } from "drizzle-orm";

import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { findNotifications } from "../list/find-notifications.ts";
import { openUnsubscribeUrls } from "../preferences/unsubscribe-token.ts";
import { digestMail } from "./digest-mail.ts";
import { findRecipients } from "./find-recipients.ts";

/** People per transaction. */
const BATCH = 200;

/** Mails everybody whose digest is due their unread notifications. */
export async function sendDigests(ctx: Context): Promise<void> {
  while (await sendBatch(ctx));
}

/** Returns whether there was anything to send. */
function sendBatch(ctx: Context): Promise<boolean> {
  return withTransaction(ctx, async (inner) => {
    const due = sql`digest_at <= ${ctx.clock.now().toISOString()}::timestamptz`;
    // Also clears those read meanwhile; a concurrent process blocks here, then finds nothing.
    const { rows } = await inner.database.execute<{ id: number; read: boolean }>(sql`
      update notifications set digest_at = null
      where ${due} and user_id in (
        select user_id from notifications where ${due} group by user_id order by user_id limit ${BATCH})
      returning id::int, read_at is not null as read`);
    if (rows.length === 0) return false;
    const unread = rows.filter(({ read }) => !read).map(({ id }) => id);
    const found = await findNotifications(inner, unread);
    const byUser = Map.groupBy(found, ({ userId }) => userId);
    const recipients = await findRecipients(inner, byUser.keys());
    const unsubscribeUrlOf = await openUnsubscribeUrls(inner);
    await queueMails(
      inner,
      [...recipients.values()].map((recipient) => {
        const { id: userId, email, locale } = recipient;
        const unsubscribeUrl = unsubscribeUrlOf({ userId, topic: "digest" });
        const notifications = byUser.get(userId) ?? [];
        const mail = digestMail(notifications, { ...recipient, unsubscribeUrl }, ctx.site);
        return {
          kind: "notification-digest",
          userId,
          recipient: email,
          locale,
          unsubscribeUrl,
          ...mail,
        };
      }),
    );
    return true;
  });
}
