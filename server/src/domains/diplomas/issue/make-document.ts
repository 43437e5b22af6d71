import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { z } from "zod";

import {
  type DiplomaFacts,
  diplomas,
  diplomaVersions,
  users,
} from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { runInBackground } from "../../../platform/background-process/run-in-background.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { storeFile, type StoredFile } from "../../files/index.ts";
import { documentName } from "../document/document-name.ts";
import type drawDiplomaTask from "../document/draw-diploma-task.ts";
import { loadArtwork } from "../document/load-artwork.ts";
import { takePictureJob } from "../preview/take-picture.ts";
import { diplomaMail } from "./diploma-mail.ts";
import { diplomaReady } from "./diplomas-events.ts";
import { presentPage } from "./present-page.ts";

const payload = z.object({ diplomaId: z.int(), version: z.int() });

/** Draws the PDF of a version, and announces it to its owner. */
export const makeDocumentJob = defineJob({
  name: "diplomas.make-document",
  payload,
  urgency: "background",
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
    .select({ facts: diplomaVersions.facts, number: diplomaVersions.number })
    .from(diplomaVersions)
    .innerJoin(diplomas, eq(diplomas.id, diplomaVersions.diplomaId))
    .where(and(isThis, isNotNull(diplomas.userId)));
  if (!left) return;
  const artwork = await loadArtwork(ctx, left.facts.design);
  const page = presentPage(left.facts, { number: left.number, siteUrl: ctx.site.url, artwork });
  const module = new URL("../document/draw-diploma-task.ts", import.meta.url);
  const file = await storeFile(
    ctx,
    await runInBackground<typeof drawDiplomaTask>(ctx, module, page, "minutes"),
  );
  await withTransaction(ctx, async (inner) => {
    const made = await inner.database
      .update(diplomaVersions)
      .set({ fileId: file.id })
      .where(isThis)
      .returning({ version: diplomaVersions.version });
    if (made.length === 0) return;
    await enqueueJob(inner, takePictureJob, { diplomaId, version });
    await announce(inner, { diplomaId, version }, { facts: left.facts, file });
  });
}

/** In the transaction that makes the document available, so that exactly one mail is sent for it. */
async function announce(
  ctx: Context,
  { diplomaId, version }: z.infer<typeof payload>,
  { facts, file }: { facts: DiplomaFacts; file: StoredFile },
): Promise<void> {
  const [owner] = await ctx.database
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      locale: users.locale,
      courseId: diplomas.courseId,
      isDemo: users.isDemo,
    })
    .from(diplomas)
    .innerJoin(users, eq(users.id, diplomas.userId))
    .where(eq(diplomas.id, diplomaId));
  if (!owner) return;
  const { id: userId, email: recipient, courseId, firstName } = owner;
  const locale = owner.locale ?? ctx.site.locale;
  const mail = diplomaMail(
    { locale, firstName, courseTitle: facts.courseTitle, isReissued: version > 1 },
    ctx.site,
  );
  const { id: fileId, storageKey, mediaType } = file;
  const attachment = { fileId, storageKey, mediaType, name: documentName(facts) };
  if (!owner.isDemo) {
    await queueMails(ctx, [{ ...mail, kind: "diploma", userId, recipient, locale, attachment }]);
  }
  if (courseId !== null && version === 1) await emit(ctx, diplomaReady, { userId, courseId });
}
