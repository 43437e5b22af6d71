import type { PolicyTable } from "../../../platform/principal.ts";
import type { Actor } from "../../accounts/index.ts";
import { isStaff } from "../../accounts/people/staff-policy.ts";
import { mayAuthor } from "../../courses/access/course-policy.ts";

const admin = (actor: Actor | null) => actor?.role === "admin";
const author = (actor: Actor | null) => actor !== null && mayAuthor(actor);

/** Administrators set up the site's services; the staff of a course its own. */
export const liveProviderPolicy: PolicyTable = {
  "site-live-provider.read": admin,
  "site-live-provider.change": admin,
  // Access to a particular course is checked when it is loaded.
  "live-provider.read": isStaff,
  "live-provider.change": author,
};
