import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";

/** Everyone who is signed in may have a picture, and sees those of others. */
export const filesPolicy: PolicyTable = {
  "photo.change": isSignedIn,
  "photo.read": isSignedIn,
};
