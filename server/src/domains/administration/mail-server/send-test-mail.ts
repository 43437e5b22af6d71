import type { Locale, TestMail } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import { loadSite } from "../../../platform/site/load-site.ts";
import { testMail } from "./test-mail.ts";

interface Recipient {
  userId: number;
  recipient: string;
  locale: Locale;
}

const HOUR = 3_600;

/**
 * Sends a mail immediately, bypassing the queue, and returns the mail server's response.
 * @throws `conflict` if the site has no mail server, `rate_limited`
 */
export async function sendTestMail(
  ctx: Context,
  { userId, recipient, locale }: Recipient,
): Promise<TestMail> {
  // Another process may have just changed the server.
  await loadSite(ctx);
  const { transport } = ctx.mail;
  if (!transport) throw conflict("no_mail_server", "Set up a mail server first.");
  await countAttempt(ctx, { key: `test-mail:${userId}`, attempts: 20, seconds: HOUR });
  const {
    outcome,
    response,
    issue = null,
  } = await transport.deliver({
    messageId: newSecret(),
    recipient,
    locale,
    unsubscribeUrl: null,
    ...testMail(locale, ctx.site),
  });
  return { recipient, accepted: outcome === "accepted", issue, response };
}
