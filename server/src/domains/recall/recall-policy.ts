import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";

/** Users see their own recaps and recalls only: everything is loaded by the user's id. */
export const recallPolicy: PolicyTable = {
  "recap.read": isSignedIn,
  "recalls.read": isSignedIn,
  "recalls.choose": isSignedIn,
  "recalls.answer": isSignedIn,
};
