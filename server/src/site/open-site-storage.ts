import { join } from "node:path";

import type { Config } from "../platform/config/config.ts";
import { openDiskStorage } from "../platform/storage/disk-storage.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";

/** Where the files of the site of these settings are. */
export function openSiteStorage(config: Pick<Config, "dataFolder">): FileStorage {
  return openDiskStorage(join(config.dataFolder, "files"));
}
