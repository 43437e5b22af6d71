import type { Principal } from "../../../platform/principal.ts";

/** Anyone with a session; what they may reach is decided when it is loaded. */
export function isSignedIn(actor: Principal | null): boolean {
  return actor !== null;
}
