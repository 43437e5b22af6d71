import type { Context } from "../../../platform/context.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { findNotifications } from "../list/find-notifications.ts";
import { openUnsubscribeUrls } from "../preferences/unsubscribe-token.ts";
import { findRecipients } from "./find-recipients.ts";
import { notificationMail } from "./notification-mail.ts";

/** Mails each of these notifications to its receiver, in the caller's transaction. */
export async function mailNotifications(ctx: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await findNotifications(ctx, ids);
  const recipients = await findRecipients(
    ctx,
    found.map(({ userId }) => userId),
  );
  const unsubscribeUrlOf = await openUnsubscribeUrls(ctx);
  await queueMails(
    ctx,
    found.flatMap((notification) => {
      const recipient = recipients.get(notification.userId);
      if (!recipient) return [];
      const { kind, userId } = notification;
      const { locale, email } = recipient;
      const unsubscribeUrl = unsubscribeUrlOf({ userId, topic: kind });
      const mail = notificationMail(notification, { ...recipient, unsubscribeUrl }, ctx.site);
      return [{ kind, userId, recipient: email, locale, unsubscribeUrl, ...mail }];
    }),
  );
}
