import type { Role, Theme } from "@paso/contract";

import type { Principal } from "../../../platform/principal.ts";

declare module "../../../platform/principal.ts" {
  interface Principal {
    role: Role;
    email: string;
    firstName: string;
    lastName: string;
    avatar: string | null;
    timeZone: string | null;
    theme: Theme | null;
    mustChangePassword: boolean;
    /** Whether their role needs a second factor and they have none. */
    lacksSecondFactor?: boolean;
    /** When they last entered their password or used their passkey in the current session. */
    authenticatedAt?: Date | null;
  }
}

/** The signed-in person a request acts for. */
export type Actor = Principal;

/** The caller of an endpoint that requires a session. */
export function signedIn(actor: Actor | null): Actor {
  if (!actor) throw new Error("A route for signed-in people was called without a session.");
  return actor;
}
