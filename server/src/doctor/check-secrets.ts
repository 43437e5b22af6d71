import type pg from "pg";

import { listTables } from "../backup/database/catalog.ts";
import { countSealingKeys } from "../backup/database/count-sealing-keys.ts";
import type { SecretBox } from "../platform/secrets/secret-box.ts";
import { fault, type Finding, ok, warning } from "./finding.ts";

/** Whether the site has a key, and all those that its secrets were encrypted with. */
export async function checkSecrets(
  client: pg.Client,
  secrets: SecretBox,
  keyPlace: string,
): Promise<Finding> {
  const used = await countSealingKeys(client, await listTables(client));
  const lost = used.filter(({ name }) => !secrets.keyNames.includes(name));
  const count = (keys: typeof used) => keys.reduce((sum, key) => sum + key.secrets, 0);
  if (lost.length > 0) {
    return fault(
      "secrets",
      `${count(lost)} of ${count(used)} secrets were encrypted with a key that is not here.`,
      secrets.hasKey
        ? `Put that key into ${keyPlace}, behind a comma after the present one, or enter the secrets again.`
        : `Put that key into ${keyPlace}.`,
    );
  }
  if (!secrets.hasKey) {
    return warning(
      "secrets",
      "There is no key, so that authenticator apps, badges and passwords of services cannot be stored.",
      keyPlace === "PASO_SECRET_KEY"
        ? "Set PASO_SECRET_KEY to 32 random bytes: openssl rand -base64 32."
        : "The first start makes one.",
    );
  }
  return ok("secrets", `There is a key, and all secrets (${count(used)}) can be read.`);
}
