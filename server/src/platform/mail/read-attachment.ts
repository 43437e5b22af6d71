import { buffer } from "node:stream/consumers";

import { eq } from "drizzle-orm";

import { files } from "../../database/tables/index.ts";
import type { Context } from "../context.ts";
import type { MailAttachment } from "../smtp/mail-transport.ts";
import type { ClaimedMail } from "./claim-mail.ts";

/** The file that goes with a mail; null where none does. */
export async function readAttachment(
  { database, storage }: Context,
  { attachmentFileId, attachmentName }: ClaimedMail,
): Promise<MailAttachment | null> {
  if (attachmentFileId === null) return null;
  const [file] = await database
    .select({ storageKey: files.storageKey, mediaType: files.mediaType })
    .from(files)
    .where(eq(files.id, attachmentFileId));
  if (!file) throw new Error(`There is no file ${attachmentFileId}.`);
  const content = await buffer(await storage.read(file.storageKey));
  return { name: attachmentName ?? "", mediaType: file.mediaType, content };
}
