import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";

import { diplomas, diplomaVersions, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { runInThread } from "../../../platform/worker-threads/run-in-thread.ts";
import { storeFile } from "../../files/index.ts";
import type drawDiplomaTask from "../document/draw-diploma-thread.ts";
import { diplomaMail } from "./diploma-mail.ts";
import { diplomaReady } from "./diplomas-events.ts";
import { presentPage } from "./present-page.ts";

const payload = z.object({ diplomaId: z.int(), version: z.int() });

/** Makes the PDF of a version, and mails and announces the first one. */
export const makeDocumentJob = defineJob({
  name: "diplomas.make-document",
  payload,
  run: makeDocument,
});

async function makeDocument(
  ctx: Context,
  { diplomaId, version }: z.infer<typeof payload>,
): Promise<void> {
  const isThis = and(
    eq(diplomaVersions.diplomaId, diplomaId),
    eq(diplomaVersions.version, version),
    isNull(diplomaVersions.fileId),
  );
  const [left] = await ctx.database
    .select({ facts: diplomaVersions.facts, number: diplomas.number })
    .from(diplomaVersions)
    .innerJoin(diplomas, eq(diplomas.id, diplomaVersions.diplomaId))
    .where(isThis);
  if (!left) return;
  const page = presentPage(left.facts, { number: left.number, siteUrl: ctx.site.url });
  const module = new URL("../document/draw-diploma-thread.ts", import.meta.url);
  const { id: fileId } = await storeFile(
    ctx,
    await runInThread<typeof drawDiplomaTask>(module, page),
  );
  await withTransaction(ctx, async (inner) => {
    const made = await inner.database
      .update(diplomaVersions)
      .set({ fileId })
      .where(isThis)
      .returning({ version: diplomaVersions.version });
    if (made.length > 0) await announce(inner, diplomaId, left.facts.courseTitle);
  });
}

/** In the transaction that makes the document available: mailed exactly as often. */
async function announce(ctx: Context, diplomaId: number, courseTitle: string): Promise<void> {
  const [owner] = await ctx.database
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      locale: users.locale,
      courseId: diplomas.courseId,
    })
    .from(diplomas)
    .innerJoin(users, eq(users.id, diplomas.userId))
    .where(eq(diplomas.id, diplomaId));
  if (!owner) return;
  const { id: userId, email: recipient, courseId, firstName } = owner;
  const locale = owner.locale ?? ctx.site.locale;
  const mail = diplomaMail({ locale, firstName, courseTitle }, ctx.site);
  await queueMails(ctx, [{ ...mail, kind: "diploma", userId, recipient, locale }]);
  if (courseId !== null) await emit(ctx, diplomaReady, { userId, courseId });
}
