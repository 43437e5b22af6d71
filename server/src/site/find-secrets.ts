import { join } from "node:path";

import type { Config } from "../platform/config/config.ts";
import { readKeyFile } from "../platform/secrets/open-key-file.ts";
import { SecretBox } from "../platform/secrets/secret-box.ts";

/** The file with the key of a site that has an embedded database and no key in its settings. */
export function keyFileOf({ dataFolder }: Pick<Config, "dataFolder">): string {
  return join(dataFolder, "secret-key");
}

/** The existing keys of a site; creates none. */
export async function findSecrets(
  config: Pick<Config, "dataFolder" | "databaseUrl" | "secretKeys">,
): Promise<SecretBox> {
  if (config.secretKeys) return new SecretBox(config.secretKeys);
  return new SecretBox(config.databaseUrl === null ? await readKeyFile(keyFileOf(config)) : []);
}

/** Where operators set the key, for messages. */
export function placeOfKey(
  config: Pick<Config, "dataFolder" | "databaseUrl" | "secretKeys">,
): string {
  return config.databaseUrl === null && !config.secretKeys ? keyFileOf(config) : "PASO_SECRET_KEY";
}
