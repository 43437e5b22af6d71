import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "./people/signed-in-policy.ts";
import { isStaff } from "./people/staff-policy.ts";

/** Anyone may sign in and out, and ask for a new password; an account's own settings need the account. */
export const accountsPolicy: PolicyTable = {
  // Without cookies: it is a cross-site request.
  "public.saml": () => true,
  "session.read": () => true,
  "session.begin": () => true,
  "session.end": () => true,
  "password.forgot": () => true,
  "password.reset": () => true,
  "password.change": isSignedIn,
  "locale.change": isSignedIn,
  "profile.change": isSignedIn,
  "device.list": isSignedIn,
  "device.sign-out": isSignedIn,
  "session.confirm": isSignedIn,
  "security.read": isSignedIn,
  "security.change": isSignedIn,
  "token.list": isSignedIn,
  "token.create": isStaff,
  "token.revoke": isSignedIn,
  "erasure.read": isSignedIn,
  "erasure.request": isSignedIn,
  "erasure.cancel": isSignedIn,
};
