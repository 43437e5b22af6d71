import type { Locale } from "@paso/contract";
import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import { announcePassword } from "../people/announce-password.ts";
import { checkPassword } from "../people/check-password.ts";
import { hashPassword, verifyPassword } from "../people/hash-password.ts";
import { storePassword } from "../people/store-password.ts";
import { beginSession } from "./begin-session.ts";
import type { Device } from "./describe-device.ts";

interface PasswordChange {
  userId: number;
  currentPassword: string;
  password: string;
  /** The device on which the session continues. */
  device: Device;
  /** Fallback language of the mail, if the person has chosen none. */
  locale: Locale;
}

/**
 * Replaces a person's password once the current one is confirmed, and notifies them by mail. Ends all
 * their sessions; the calling one continues under the returned secret.
 */
export async function changePassword(ctx: Context, input: PasswordChange): Promise<string> {
  await countAttempt(ctx, { key: `password:${input.userId}`, attempts: 10, seconds: 900 });
  const [user] = await ctx.database.select().from(users).where(eq(users.id, input.userId));
  if (!user || !(await verifyPassword(user.passwordHash, input.currentPassword, "reserved"))) {
    throw invalid({
      current_password: ["The password doesn't match your current account password."],
    });
  }
  if (input.password === input.currentPassword) {
    throw invalid({ password: ["Choose a password other than the current one."] });
  }
  await checkPassword(ctx, input.password, user);
  const passwordHash = await hashPassword(input.password);
  return withTransaction(ctx, async (inner) => {
    await storePassword(inner, { userId: user.id, passwordHash, mustChange: false });
    await announcePassword(inner, user, input.locale);
    return beginSession(inner, user, input.device);
  });
}
