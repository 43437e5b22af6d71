import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import type { ReceivedFile } from "../../../platform/storage/received-file.ts";
import { checkFile, cleanFileName, type StoredFile, storeFile } from "../../files/index.ts";

/**
 * Stores a picture sent by a form.
 * @throws `invalid` on its key when it is not a picture, or too large
 */
export async function storeImage(ctx: Context, image: ReceivedFile): Promise<StoredFile> {
  const bytes = await image.read();
  const checked = { name: cleanFileName(image.name), bytes };
  const issue = await checkFile(checked, "image", ctx.site.fileLimits);
  if (issue) throw invalid({ [image.key]: [issue] });
  return storeFile(ctx, bytes, { isShown: true });
}
