import { createHash } from "node:crypto";

import type { Locale } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { isInNetworks, networkOf } from "../../../platform/network.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import { sendPasswordResetJob } from "./send-password-reset.ts";

interface ResetRequest {
  email: string;
  /** Language of the mail where the person has chosen none. */
  locale: Locale;
  /** Client address, for the limit per network. */
  address: string;
}

const HOUR = 3_600;
/** Mails to one address in an hour. */
const ACCOUNT = { attempts: 5, seconds: HOUR };
/** Requests from one network in an hour: a class shares one address. */
const NETWORK = { attempts: 300, seconds: HOUR };

/**
 * Has a link mailed to an address, if it has an account. Does the same work where it has none.
 * @throws `rate_limited`, for unknown addresses too
 */
export async function requestPasswordReset(ctx: Context, input: ResetRequest): Promise<void> {
  const { address, locale } = input;
  if (!isInNetworks(address, ctx.site.exemptNetworks)) {
    await countAttempt(ctx, { key: `password-forgot:network:${networkOf(address)}`, ...NETWORK });
  }
  const email = input.email.toLowerCase();
  const account = createHash("sha256").update(email).digest("base64url");
  await countAttempt(ctx, { key: `password-forgot:account:${account}`, ...ACCOUNT });
  await enqueueJob(ctx, sendPasswordResetJob, { email, locale });
}
