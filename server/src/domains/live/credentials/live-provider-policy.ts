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
  // In which courses is decided where they are loaded.
  "live-provider.read": isStaff,
  "live-provider.change": author,
};
