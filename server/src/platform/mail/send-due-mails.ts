import type { Context } from "../context.ts";
import { enqueueJob } from "../jobs/enqueue-jobs.ts";
import { defineJob, everyMinute } from "../jobs/job.ts";
import type { MailTransport } from "../smtp/mail-transport.ts";
import { MAIL_CONNECTIONS } from "../smtp/open-mail-transport.ts";
import { type ClaimedMail, claimMail, postponeMail, settleMail } from "./claim-mail.ts";
import { insertSecret } from "./render-mail.ts";

/** Milliseconds after which a run makes room for other jobs; another goes on with the rest. */
const RUN = 5_000;

/** Runs when mails were queued, and every minute for those to be tried again. */
export const sendDueMailsJob = defineJob<Context>({
  name: "platform.send-due-mails",
  schedule: everyMinute,
  run: (ctx) => sendDueMails(ctx, RUN),
});

/**
 * Sends what is due, several mails at once, until none is left, the mail server cannot be reached or
 * the run has lasted long enough. Without a mail server everything waits.
 */
export async function sendDueMails(ctx: Context, run: number): Promise<void> {
  const { transport } = ctx.mail;
  if (!transport) return;
  const endsAt = performance.now() + run;
  let isReachable = true;
  async function sendOneAfterTheOther(server: MailTransport): Promise<"none left" | "more"> {
    while (isReachable && performance.now() < endsAt) {
      const mail = await claimMail(ctx);
      if (!mail) return "none left";
      isReachable = (await attemptMail(ctx, server, mail)) && isReachable;
    }
    return "more";
  }
  const senders = Array.from({ length: MAIL_CONNECTIONS }, () => sendOneAfterTheOther(transport));
  const ended = await Promise.allSettled(senders);
  for (const sender of ended) if (sender.status === "rejected") throw sender.reason;
  const isLeft = ended.some((sender) => sender.status === "fulfilled" && sender.value === "more");
  if (isLeft && isReachable) await enqueueJob(ctx, sendDueMailsJob, undefined);
}

/** Sends a mail once; returns whether the server can be reached. */
async function attemptMail(
  ctx: Context,
  transport: MailTransport,
  mail: ClaimedMail,
): Promise<boolean> {
  if (mail.expiresAt <= ctx.clock.now()) {
    await settleMail(ctx, mail, "failed", mail.response);
    return true;
  }
  const { outcome, response } = await transport.deliver({
    // Queued again, it is another mail.
    messageId: `${mail.id}.${mail.queuedAt.getTime().toString(36)}`,
    recipient: mail.recipient,
    locale: mail.locale,
    subject: mail.subject,
    text: insertSecret(mail.text, mail.secret),
    html: insertSecret(mail.html, mail.secret),
    unsubscribeUrl: mail.unsubscribeUrl,
  });
  if (outcome === "accepted") await settleMail(ctx, mail, "sent", response);
  else if (outcome === "refused") await settleMail(ctx, mail, "failed", response);
  else await postponeMail(ctx, mail, response);
  return outcome !== "unreachable";
}
