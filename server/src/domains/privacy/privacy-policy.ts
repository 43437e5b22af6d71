import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";

/** Users have access to a copy of their own data only. */
export const privacyPolicy: PolicyTable = {
  "data-export.read": isSignedIn,
  "data-export.request": isSignedIn,
  "data-export.open": isSignedIn,
};
