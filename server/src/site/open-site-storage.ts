import { join } from "node:path";

import type { Config } from "../platform/config/config.ts";
import { openDiskStorage } from "../platform/storage/disk-storage.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";
import { s3PlaceOf, s3ServiceOf } from "../platform/storage/s3/s3-access.ts";

/** Settings that say where files are. */
export type StorageSettings = Pick<
  Config,
  "dataFolder" | "s3Bucket" | "s3Endpoint" | "s3Region" | "s3AccessKey" | "s3SecretKey"
>;

/** Where the files of the site of these settings are. */
export async function openSiteStorage(config: StorageSettings): Promise<FileStorage> {
  return (await openSiteBucket(config)) ?? openSiteFolder(config);
}

/** The files in the data folder, also where the site has its files elsewhere. */
export function openSiteFolder({ dataFolder }: Pick<StorageSettings, "dataFolder">): FileStorage {
  return openDiskStorage(join(dataFolder, "files"));
}

/** The files in the bucket; null where the settings name none, and then its code is not loaded. */
export async function openSiteBucket(config: StorageSettings): Promise<FileStorage | null> {
  if (config.s3Bucket === null) return null;
  const { openS3Storage } = await import("../platform/storage/s3/s3-storage.ts");
  return openS3Storage(s3ServiceOf(config), s3PlaceOf(config.s3Bucket));
}
