import { resolve } from "node:path";

import { type OpenArchive, openArchive } from "../backup/archive/open-archive.ts";
import { readS3Address } from "../backup/s3/s3-address.ts";
import { readConfig } from "../platform/config/config.ts";
import { s3ServiceOf } from "../platform/storage/s3/s3-access.ts";

/**
 * Opens a backup: a file or an object of a bucket.
 * @param file as typed
 */
export async function openBackup(file: string): Promise<{ archive: OpenArchive; place: string }> {
  const address = readS3Address(file);
  if (address === null) {
    const path = resolve(file);
    return { archive: await openArchive(path), place: path };
  }
  const service = s3ServiceOf(readConfig());
  const { openZipOnS3 } = await import("../backup/s3/s3-archives.ts");
  return { archive: await openArchive(file, () => openZipOnS3(service, address)), place: file };
}
