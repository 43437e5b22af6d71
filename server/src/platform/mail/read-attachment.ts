import { buffer } from "node:stream/consumers";

import type { Context } from "../context.ts";
import type { MailAttachment } from "../smtp/mail-transport.ts";
import type { ClaimedMail } from "./claim-mail.ts";

/** The file attached to a mail; null for none. */
export async function readAttachment(
  { storage }: Context,
  { attachment }: ClaimedMail,
): Promise<MailAttachment | null> {
  if (!attachment) return null;
  const { name, mediaType, storageKey } = attachment;
  return { name, mediaType, content: await buffer(await storage.read(storageKey)) };
}
