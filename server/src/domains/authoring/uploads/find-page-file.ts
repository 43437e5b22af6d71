import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { findPageFiles, type PageFile } from "../sections/find-page-files.ts";

/** Lookup order of a text's files; sections may have attachments of the same name. */
const USES = ["inline", "upload", "attachment"] as const satisfies PageFile["use"][];

/**
 * A file that the texts of a page may show, by name.
 * @throws `not_found`
 */
export async function findPageFile(
  ctx: Context,
  { pageId, fileName }: { pageId: number; fileName: string },
): Promise<PageFile> {
  const name = fileName.normalize("NFC");
  const named = (await findPageFiles(ctx, pageId)).filter((file) => file.name === name);
  const found = USES.map((use) => named.find((file) => file.use === use)).find(Boolean);
  if (!found) throw notFound();
  return found;
}
