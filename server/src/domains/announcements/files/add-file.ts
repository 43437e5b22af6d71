import { announcementFiles } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import type { ReceivedFile } from "../../../platform/storage/received-file.ts";
import {
  checkFile,
  cleanFileName,
  fileNameKey,
  type StoredFile,
  storeFile,
  uniqueFileName,
} from "../../files/index.ts";
import { lockAnnouncement } from "../announcement/find-announcement.ts";
import { findFiles } from "./find-files.ts";

/** Maximum files to download; nobody reads a longer list. */
const MOST_FILES = 20;
/** Maximum pictures ever added to the text. */
const MOST_PICTURES = 100;

interface NewFile {
  announcementId: number;
  file: ReceivedFile;
  use: "attachment" | "inline";
}

/**
 * Stores a file for an announcement under a unique name. A file already stored keeps its name, so that
 * uploads are idempotent.
 * @throws `invalid` under the file's key if it is unsuitable, or there are too many
 */
export async function addFile(
  ctx: Context,
  { announcementId, file, use }: NewFile,
): Promise<{ name: string; stored: StoredFile; isNew: boolean }> {
  const bytes = await file.read();
  const wanted = cleanFileName(file.name);
  const as = use === "inline" ? "image" : "attachment";
  const issue = await checkFile({ name: wanted, bytes }, as, ctx.site.fileLimits);
  if (issue) throw invalid({ [file.key]: [issue] });
  const stored = await storeFile(ctx, bytes, { isShown: use === "inline" });
  return withTransaction(ctx, async (inner) => {
    // Serialises concurrent uploads, to avoid duplicate names.
    await lockAnnouncement(inner, announcementId);
    const known = await findFiles(inner, announcementId);
    const ofUse = known.filter((one) => one.use === use);
    const same = ofUse.find(({ fileId }) => fileId === stored.id);
    if (same) return { name: same.name, stored, isNew: false };
    const most = use === "inline" ? MOST_PICTURES : MOST_FILES;
    if (ofUse.length >= most) {
      const message = "An announcement has at most {count} files of this kind.";
      throw invalid({ [file.key]: [{ message, values: { count: most } }] });
    }
    const taken = new Set(known.map((one) => fileNameKey(one.name)));
    const name = uniqueFileName(wanted, taken);
    await inner.database.insert(announcementFiles).values({
      announcementId,
      name,
      fileId: stored.id,
      use,
      createdAt: inner.clock.now(),
    });
    return { name, stored, isNew: true };
  });
}
