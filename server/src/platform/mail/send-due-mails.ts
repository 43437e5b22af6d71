import { setTimeout as sleep } from "node:timers/promises";

import type { Context } from "../context.ts";
import { enqueueJob } from "../jobs/enqueue-jobs.ts";
import { defineJob, everyMinute } from "../jobs/job.ts";
import type { MailTransport } from "../smtp/mail-transport.ts";
import { MAIL_CONNECTIONS } from "../smtp/open-mail-transport.ts";
import { type ClaimedMail, claimMail, postponeMail, settleMail } from "./claim-mail.ts";
import { readAttachment } from "./read-attachment.ts";
import { insertSecret } from "./render-mail.ts";

/** Milliseconds after which a run yields to other jobs; another run goes on with the rest. */
const RUN = 5_000;
/** Milliseconds between the checks of a yielding sender for further requests. */
const LOOK = 250;

/** Runs after mails were queued, and every minute for retries. */
export const sendDueMailsJob = defineJob<Context>({
  name: "platform.send-due-mails",
  schedule: everyMinute,
  run: (ctx) => sendDueMails(ctx, RUN),
});

/**
 * Sends due mails, several at a time, until none is left, the mail server is unreachable or the run
 * has lasted long enough. Without a mail server everything waits. If this process serves requests at
 * the same time, a single sender works and rests between mails.
 */
export async function sendDueMails(ctx: Context, run: number): Promise<void> {
  const { transport } = ctx.mail;
  if (!transport) return;
  const endsAt = performance.now() + run;
  let isReachable = true;
  let isLeft = true;
  async function sendOneAfterTheOther(server: MailTransport, isFirst: boolean): Promise<void> {
    while (isLeft && isReachable && performance.now() < endsAt) {
      if (!isFirst && ctx.requests?.areRecent) {
        await sleep(LOOK);
        continue;
      }
      const startedAt = performance.now();
      const mail = await claimMail(ctx);
      if (!mail) {
        isLeft = false;
        return;
      }
      isReachable = (await attemptMail(ctx, server, mail)) && isReachable;
      const rest = ctx.requests?.restAfter(performance.now() - startedAt, "seconds") ?? 0;
      if (rest > 0) await sleep(rest);
    }
  }
  const senders = Array.from({ length: MAIL_CONNECTIONS }, (_sender, index) =>
    sendOneAfterTheOther(transport, index === 0),
  );
  const ended = await Promise.allSettled(senders);
  for (const sender of ended) if (sender.status === "rejected") throw sender.reason;
  if (isLeft && isReachable) await enqueueJob(ctx, sendDueMailsJob, undefined);
}

/** Tries to send a mail once; returns whether the server is reachable. */
async function attemptMail(
  ctx: Context,
  transport: MailTransport,
  mail: ClaimedMail,
): Promise<boolean> {
  if (mail.expiresAt <= ctx.clock.now()) {
    await settleMail(ctx, mail, "failed", mail.response);
    return true;
  }
  let attachment;
  try {
    attachment = await readAttachment(ctx, mail);
  } catch (error) {
    // The others can still be sent.
    await postponeMail(ctx, mail, `The attachment could not be read: ${(error as Error).message}`);
    return true;
  }
  const { outcome, response } = await transport.deliver({
    // A mail that is queued again counts as a new one.
    messageId: `${mail.id}.${mail.queuedAt.getTime().toString(36)}`,
    recipient: mail.recipient,
    locale: mail.locale,
    subject: mail.subject,
    text: insertSecret(mail.text, mail.secret),
    html: insertSecret(mail.html, mail.secret),
    unsubscribeUrl: mail.unsubscribeUrl,
    attachment,
  });
  if (outcome === "accepted") await settleMail(ctx, mail, "sent", response);
  else if (outcome === "refused") await settleMail(ctx, mail, "failed", response);
  else await postponeMail(ctx, mail, response);
  return outcome !== "unreachable";
}
