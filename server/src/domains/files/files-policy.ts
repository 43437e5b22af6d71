import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";

/** Everybody who is signed in has a picture of their own, and sees those of others. */
export const filesPolicy: PolicyTable = {
  "photo.change": isSignedIn,
  "photo.read": isSignedIn,
};
