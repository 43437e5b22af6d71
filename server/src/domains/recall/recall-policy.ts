import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";

/** Everybody has what they took from their own courses: everything is loaded by the person's own id. */
export const recallPolicy: PolicyTable = {
  "recap.read": isSignedIn,
  "recalls.read": isSignedIn,
  "recalls.choose": isSignedIn,
  "recalls.answer": isSignedIn,
};
