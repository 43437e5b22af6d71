import { mails } from "../database/tables/index.ts";
import type { Context } from "../platform/context.ts";
import { queueMails } from "../platform/mail/queue-mail.ts";

/** Queues a dummy mail; returns its id. */
export async function queueTestMail(ctx: Context): Promise<number> {
  const content = { subject: "Hello", text: "Good morning.", html: "<p>Good morning.</p>" };
  const to = { kind: "test", userId: null, recipient: "ada@example.org", locale: "en" as const };
  await queueMails(ctx, [{ ...to, ...content }]);
  const [mail] = await ctx.database.select({ id: mails.id }).from(mails);
  return mail!.id;
}
