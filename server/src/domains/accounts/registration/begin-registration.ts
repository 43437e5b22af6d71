import type { Locale } from "@paso/contract";

import { registrations } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import { accountKey } from "../people/account-key.ts";
import { checkPassword } from "../people/check-password.ts";
import { hashPassword } from "../people/hash-password.ts";
import { mailRegistrationJob } from "./mail-registration.ts";

/** Validity of the mailed link in hours. */
export const REGISTRATION_HOURS = 24;
const HOUR = 3_600;
/** Mails to one address in an hour. */
const ACCOUNT = { attempts: 5, seconds: HOUR };

export interface Registration {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  /** Language of the page with the form. */
  locale: Locale;
  /** The code that brought the person to the site, if any. */
  invitationCode: string | null;
  acceptsTerms: boolean;
}

/**
 * Mails a link that confirms a new person's address. Does the same work if the address has an
 * account, whose owner is notified by mail.
 * @throws `rate_limited`, `invalid` on `password`
 */
export async function beginRegistration(ctx: Context, input: Registration): Promise<void> {
  const { email, password, acceptsTerms, ...person } = input;
  const key = `register:account:${accountKey(email.toLowerCase())}`;
  await countAttempt(ctx, { key, ...ACCOUNT });
  await checkPassword(ctx, password, input);
  const passwordHash = await hashPassword(password);
  const now = ctx.clock.now();
  await withTransaction(ctx, async (inner) => {
    const [row] = await inner.database
      .insert(registrations)
      .values({
        ...person,
        email,
        passwordHash,
        termsAcceptedAt: acceptsTerms ? now : null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + REGISTRATION_HOURS * HOUR * 1_000),
      })
      .returning({ id: registrations.id });
    if (!row) throw new Error("A registration was not stored.");
    await enqueueJob(inner, mailRegistrationJob, { id: row.id });
  });
}
