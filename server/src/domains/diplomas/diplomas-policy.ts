import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";

const admin = (actor: Actor | null) => actor?.role === "admin";

/** Everybody has their own diplomas; whoever knows a number may verify it. */
export const diplomasPolicy: PolicyTable = {
  "diploma.own": isSignedIn,
  "public.verify-diploma": () => true,
  "public.badge": () => true,
  "public.badge-keys": () => true,
  "badge-key.read": admin,
  "badge-key.rotate": admin,
};
