import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import type { ReceivedFile } from "../../../platform/storage/received-file.ts";
import { checkFile, cleanFileName, storeFile } from "../../files/index.ts";
import { keepPageUpload } from "../uploads/keep-page-upload.ts";

/**
 * Stores captions for the videos of a page; returns their name there.
 * @throws `invalid` on their key, with the line that is wrong
 */
export async function uploadCaptions(
  ctx: Context,
  { pageId, captions }: { pageId: number; captions: ReceivedFile },
): Promise<string> {
  const name = cleanFileName(captions.name);
  const bytes = await captions.read();
  const issue = await checkFile({ name, bytes }, "captions", ctx.site.fileLimits);
  if (issue) throw invalid({ [captions.key]: [issue] });
  const { id: fileId } = await storeFile(ctx, bytes);
  return withTransaction(ctx, (inner) => keepPageUpload(inner, { pageId, name, fileId }));
}
