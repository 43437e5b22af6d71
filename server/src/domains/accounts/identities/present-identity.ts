import type { Identity } from "@paso/contract";

import { formatLocalDate } from "../../../platform/local-date.ts";
import type { JoinedIdentity } from "./change-identities.ts";

/** A provider as everybody may know it. */
export function presentProvider({ key, name }: { key: string; name: string }) {
  return { key, name };
}

/** An account elsewhere as its owner sees it. */
export function presentIdentity(
  { id, provider, createdAt }: JoinedIdentity,
  { timeZone }: { timeZone: string },
): Identity {
  return {
    id,
    provider: presentProvider(provider),
    joined_at: formatLocalDate(createdAt, timeZone),
  };
}
