import { and, inArray, isNull } from "drizzle-orm";

import { passwordResets, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { hashSecret } from "../session/session-secret.ts";
import { type InvitedCourse, invitationMail } from "./invitation-mail.ts";

/** Validity of an invitation link in days. */
const INVITATION_DAYS = 7;
const DAY = 86_400_000;

/**
 * Mails people who have never signed in a link to choose their first password, in the caller's
 * transaction. Their earlier links are revoked. Others, and disabled people, get none.
 * @param course what they are invited to; null for only the site
 * @returns the ids of those who were invited
 */
export async function inviteUsers(
  ctx: Context,
  userIds: readonly number[],
  course: InvitedCourse | null = null,
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const { database, clock, site } = ctx;
  const now = clock.now();
  const invited = await database
    .update(users)
    .set({ invitedAt: now })
    .where(and(inArray(users.id, [...userIds]), isNull(users.lastSeenAt), isNull(users.disabledAt)))
    .returning();
  if (invited.length === 0) return [];
  const links = invited.map((user) => ({ user, token: newSecret() }));
  const ids = invited.map(({ id }) => id);
  await database.delete(passwordResets).where(inArray(passwordResets.userId, ids));
  await database.insert(passwordResets).values(
    links.map(({ user, token }) => ({
      tokenHash: hashSecret(token),
      userId: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY),
    })),
  );
  await queueMails(
    ctx,
    links.map(({ user, token }) => {
      const locale = user.locale ?? course?.language ?? site.locale;
      const { firstName, email } = user;
      return {
        kind: "invitation",
        userId: user.id,
        recipient: email,
        locale,
        secret: token,
        ...invitationMail({ locale, firstName, email, days: INVITATION_DAYS, course }, site),
      };
    }),
  );
  return ids;
}
