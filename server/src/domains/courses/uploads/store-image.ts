import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/http/api-error.ts";
import type { ReceivedFile } from "../../../platform/http/receive-files.ts";
import { checkFile, cleanFileName, storeFile, type StoredFile } from "../../files/index.ts";

/**
 * Stores a picture that a form brought.
 * @throws 422 on its key when it is no picture, or too large
 */
export async function storeImage(ctx: Context, image: ReceivedFile): Promise<StoredFile> {
  const bytes = await image.read();
  const checked = { name: cleanFileName(image.name), bytes };
  const fault = await checkFile(checked, "image", ctx.site.fileLimit);
  if (fault) throw invalid({ [image.key]: [fault] });
  return storeFile(ctx, bytes);
}
