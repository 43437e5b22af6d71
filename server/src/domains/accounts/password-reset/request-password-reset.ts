import type { Locale } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { countAttempt, countNetworkAttempt } from "../../../platform/rate-limit.ts";
import { accountKey } from "../people/account-key.ts";
import { sendPasswordResetJob } from "./send-password-reset.ts";

interface ResetRequest {
  email: string;
  /** Fallback language of the mail, if the person has chosen none. */
  locale: Locale;
  /** Client address, for the limit per network. */
  address: string;
}

const HOUR = 3_600;
/** Mails to one address in an hour. */
const ACCOUNT = { attempts: 5, seconds: HOUR };
/** Requests from one network in an hour: a class shares one address. */
const NETWORK = { key: "password-forgot", attempts: 300, seconds: HOUR };

/**
 * Mails a reset link to an address if it has an account. Does the same work if it has none.
 * @throws `rate_limited`, for unknown addresses too
 */
export async function requestPasswordReset(ctx: Context, input: ResetRequest): Promise<void> {
  await countNetworkAttempt(ctx, input.address, NETWORK);
  const email = input.email.toLowerCase();
  await countAttempt(ctx, { key: `password-forgot:account:${accountKey(email)}`, ...ACCOUNT });
  await enqueueJob(ctx, sendPasswordResetJob, { email, locale: input.locale });
}
