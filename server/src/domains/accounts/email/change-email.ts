import { eq } from "drizzle-orm";

import { isUniqueViolation } from "../../../database/is-unique-violation.ts";
import { passwordResets, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { inviteUsers } from "../invitation/invite-users.ts";
import { type EmailChanger, emailChangedMail } from "./email-changed-mail.ts";
import { cancelEmailChange } from "./pending-email-change.ts";

interface EmailChange {
  userId: number;
  email: string;
  by: EmailChanger;
}

/**
 * Gives an account another address, in the caller's transaction. Links mailed to the former one end. Who has
 * signed in before is mailed so there, and at the new one unless that was confirmed. Who was invited and never
 * came is invited at the new one, and nothing goes to the former, which may be a stranger's.
 * @throws `invalid` on `email` if the address has an account
 */
export async function changeEmail(ctx: Context, { userId, email, by }: EmailChange): Promise<void> {
  const { database, site } = ctx;
  const [before] = await database.select().from(users).where(eq(users.id, userId)).for("update");
  if (!before || before.email === email) return;
  try {
    await database.update(users).set({ email }).where(eq(users.id, userId));
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw invalid({ email: ["This address has an account already."] });
    }
    throw error;
  }
  await database.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await cancelEmailChange(ctx, userId);
  if (before.lastSeenAt === null) {
    if (before.invitedAt !== null) await inviteUsers(ctx, [userId]);
    return;
  }
  const locale = before.locale ?? site.locale;
  const { firstName, email: former } = before;
  const told = by === "owner" ? [former] : [former, email];
  await queueMails(
    ctx,
    told.map((recipient) => ({
      kind: "email-changed",
      userId,
      recipient,
      locale,
      ...emailChangedMail(
        { locale, firstName, by, email: recipient === email ? email : null },
        site,
      ),
    })),
  );
}
