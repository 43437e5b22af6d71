import type { Principal } from "../../../platform/principal.ts";

/** Anyone with a session; access to a resource is decided when it is loaded. */
export function isSignedIn(actor: Principal | null): boolean {
  return actor !== null;
}
