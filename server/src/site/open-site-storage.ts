import { join } from "node:path";

import type { Config } from "../platform/config/config.ts";
import { openDiskStorage } from "../platform/storage/disk-storage.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";
import { s3PlaceOf, s3ServiceOf } from "../platform/storage/s3/s3-access.ts";

/** Settings for the place of files. */
export type StorageSettings = Pick<
  Config,
  "dataFolder" | "s3Bucket" | "s3Endpoint" | "s3Region" | "s3AccessKey" | "s3SecretKey"
>;

/** The storage of these settings' site. */
export async function openSiteStorage(config: StorageSettings): Promise<FileStorage> {
  return (await openSiteBucket(config)) ?? openSiteFolder(config);
}

/** The storage in the data folder, even if the site stores its files elsewhere. */
export function openSiteFolder({ dataFolder }: Pick<StorageSettings, "dataFolder">): FileStorage {
  return openDiskStorage(join(dataFolder, "files"));
}

/** The storage in the bucket, with lazily loaded code; null if the settings name none. */
export async function openSiteBucket(config: StorageSettings): Promise<FileStorage | null> {
  if (config.s3Bucket === null) return null;
  const { openS3Storage } = await import("../platform/storage/s3/s3-storage.ts");
  return openS3Storage(s3ServiceOf(config), s3PlaceOf(config.s3Bucket));
}
