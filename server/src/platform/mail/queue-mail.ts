import type { Locale } from "@paso/contract";

import { rowBatches } from "../../database/row-batches.ts";
import { type AttachedFile, mails } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import { enqueueJob } from "../jobs/enqueue-jobs.ts";
import type { RenderedMail } from "./render-mail.ts";
import { sendDueMailsJob } from "./send-due-mails.ts";

/** A mail to one address. */
export interface NewMail extends RenderedMail {
  /** Its kind, e.g. `password-reset`. */
  kind: string;
  /** The account it is about, with which it is deleted. Null if the address has none. */
  userId: number | null;
  recipient: string;
  locale: Locale;
  /**
   * Replaces {@link SECRET_MARK} when the mail is sent, and is deleted then. Must be URL-safe.
   */
  secret?: string;
  /** Link that turns off mail of this kind in one click, for kinds that have one. */
  unsubscribeUrl?: string;
  /** A stored file to attach: the row refers to it. */
  attachment?: AttachedFile & { fileId: number };
  /** Whether its row is deleted once it is sent or given up. */
  forgotten?: boolean;
  /** Seconds for which it is useful, if shorter than the days for which it is tried. */
  usefulFor?: number;
}

/** Seconds for which a mail is retried: a mail server may be down for a weekend. */
const TRIED = 3 * 86_400;

function attachTo(attachment: NewMail["attachment"]) {
  if (!attachment) return {};
  const { fileId, name, storageKey, mediaType } = attachment;
  return { attachmentFileId: fileId, attachment: { name, storageKey, mediaType } };
}

/** Queues mails in the caller's transaction: sent soon after its commit, and never after a rollback. */
export async function queueMails(ctx: Context, queued: readonly NewMail[]): Promise<void> {
  if (queued.length === 0) return;
  const now = ctx.clock.now();
  const rows = queued.map(({ usefulFor = TRIED, attachment, ...mail }) => ({
    ...mail,
    ...attachTo(attachment),
    createdAt: now,
    queuedAt: now,
    dueAt: now,
    expiresAt: new Date(now.getTime() + Math.min(usefulFor, TRIED) * 1_000),
  }));
  for (const batch of rowBatches(rows)) await ctx.database.insert(mails).values(batch);
  await enqueueJob(ctx, sendDueMailsJob, undefined);
}
