import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";

/** Everybody has a copy of what is kept of them, and of nobody else. */
export const privacyPolicy: PolicyTable = {
  "data-export.read": isSignedIn,
  "data-export.request": isSignedIn,
  "data-export.open": isSignedIn,
};
