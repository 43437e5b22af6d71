import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";
import { isStaff } from "../accounts/people/staff-policy.ts";
import { mayAuthor } from "../courses/access/course-policy.ts";

const admin = (actor: Actor | null) => actor?.role === "admin";

const author = (actor: Actor | null) => actor !== null && mayAuthor(actor);

/** People have their own diplomas, and a number is all it takes to verify one. */
export const diplomasPolicy: PolicyTable = {
  "diploma.own": isSignedIn,
  "public.verify-diploma": () => true,
  "site-diploma-design.read": admin,
  "site-diploma-design.change": admin,
  // Access to a particular course is checked when it is loaded.
  "diploma-design.read": author,
  "diploma-design.change": author,
  "diploma-picture.read": author,
  "diploma-picture.upload": author,
  "course-diploma.list": isStaff,
  "course-diploma.manage": author,
  "public.badge": () => true,
  "public.badge-keys": () => true,
  "badge-key.read": admin,
  "badge-key.rotate": admin,
};
