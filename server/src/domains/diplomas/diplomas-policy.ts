import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";

/** Everybody has their own diplomas; whoever knows a number may verify it. */
export const diplomasPolicy: PolicyTable = {
  "diploma.own": isSignedIn,
  "public.verify-diploma": () => true,
};
