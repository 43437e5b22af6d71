import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { SentFile } from "../../../platform/storage/sent-file.ts";
import { findMailedLogo, findShownLogo } from "../../files/index.ts";

/** Stable name of the current logo in mails, which outlives each logo. */
const MAILED = "mail.png";

/** @throws `not_found` for a logo that the site does not have, or no longer */
export async function findLogo(ctx: Context, name: string): Promise<SentFile> {
  const file = await (name === MAILED ? findMailedLogo(ctx) : findShownLogo(ctx, name));
  if (!file) throw notFound();
  return { ...file, name: file.mediaType === "image/png" ? "logo.png" : "logo.svg" };
}
