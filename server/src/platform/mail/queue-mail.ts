import type { Locale } from "@paso/contract";

import { rowBatches } from "../../database/row-batches.ts";
import { type AttachedFile, mails } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import { enqueueJob } from "../jobs/enqueue-jobs.ts";
import type { RenderedMail } from "./render-mail.ts";
import { sendDueMailsJob } from "./send-due-mails.ts";

/** A mail to one address. */
export interface NewMail extends RenderedMail {
  /** What it is about, such as `password-reset`. */
  kind: string;
  /** Whose account it is about: it goes with the account. Null where the address has none. */
  userId: number | null;
  recipient: string;
  locale: Locale;
  /**
   * Takes the place of {@link SECRET_MARK} where the mail is sent, and is forgotten then. Must be
   * safe in addresses.
   */
  secret?: string;
  /** Where mail of this kind is turned off in one click, for kinds that can be. */
  unsubscribeUrl?: string;
  /** A stored file that goes with it: the row refers to it. */
  attachment?: AttachedFile & { fileId: number };
  /** Whether its row goes once it is sent or given up. */
  forgotten?: boolean;
  /** Seconds for which it is of use, if less than the days for which it is tried. */
  usefulFor?: number;
}

/** Seconds for which a mail is tried: a mail server may be away for a weekend. */
const TRIED = 3 * 86_400;

function attachTo(attachment: NewMail["attachment"]) {
  if (!attachment) return {};
  const { fileId, name, storageKey, mediaType } = attachment;
  return { attachmentFileId: fileId, attachment: { name, storageKey, mediaType } };
}

/** Queues mails in the caller's transaction: sent soon after its commit, and never otherwise. */
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
