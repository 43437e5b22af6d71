import { eq } from "drizzle-orm";

import { files, siteLogos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { SentFile } from "../../../platform/storage/sent-file.ts";

/** The name under which mails show the logo in force: one that outlives it. */
const MAILED = "mail.png";

/** @throws `not_found` for a logo that the site does not have, or no longer */
export async function findLogo({ database }: Context, name: string): Promise<SentFile> {
  const fileId = name === MAILED ? siteLogos.mailFileId : siteLogos.fileId;
  const [file] = await database
    .select({ storageKey: files.storageKey, mediaType: files.mediaType, size: files.size })
    .from(siteLogos)
    .innerJoin(files, eq(files.id, fileId))
    .where(name === MAILED ? undefined : eq(siteLogos.key, name));
  if (!file) throw notFound();
  return { ...file, name: file.mediaType === "image/png" ? "logo.png" : "logo.svg" };
}
