import type { PersonalToken } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { StoredToken } from "./list-tokens.ts";

/** A token as shown to its owner and to administrators. */
export function presentToken(
  { clock, site: { timeZone } }: Pick<Context, "clock" | "site">,
  { id, name, scopes, ending, createdAt, expiresAt, lastUsedAt }: StoredToken,
): PersonalToken {
  return {
    id,
    name,
    scopes,
    ending,
    created_at: formatLocalDate(createdAt, timeZone),
    expires_at: formatLocalDate(expiresAt, timeZone),
    is_expired: expiresAt <= clock.now(),
    last_used_at: lastUsedAt && formatLocalDate(lastUsedAt, timeZone),
  };
}
