import type { Passkey } from "@paso/contract";

import { formatLocalDate } from "../../../platform/local-date.ts";
import type { StoredPasskey } from "./list-passkeys.ts";

/** A passkey as shown to its owner. */
export function presentPasskey(
  passkey: StoredPasskey,
  { timeZone }: { timeZone: string },
): Passkey {
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  return {
    id,
    name,
    is_synced: isSynced,
    created_at: formatLocalDate(createdAt, timeZone),
    last_used_at: lastUsedAt && formatLocalDate(lastUsedAt, timeZone),
  };
}
