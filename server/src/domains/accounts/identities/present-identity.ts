import type { Identity } from "@paso/contract";

import { formatLocalDate } from "../../../platform/local-date.ts";
import type { JoinedIdentity } from "./change-identities.ts";

/** The public fields of a provider. */
export function presentProvider({ key, name }: { key: string; name: string }) {
  return { key, name };
}

/** An external account as shown to its owner. */
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
