import type { PolicyTable } from "../../../platform/principal.ts";
import type { Actor } from "../../accounts/index.ts";
import { isSignedIn } from "../../accounts/people/signed-in-policy.ts";
import { isStaff } from "../../accounts/people/staff-policy.ts";
import { mayAuthor } from "../../courses/access/course-policy.ts";

const author = (actor: Actor | null) => actor !== null && mayAuthor(actor);

/**
 * Administrators plan classes of the site, those who manage a course's students plan its classes, and
 * all its staff may view them. Access to a particular class is checked when it is loaded.
 */
export const liveClassPolicy: PolicyTable = {
  "live-class.attend": isSignedIn,
  "live-class.read-planned": isStaff,
  "live-class.plan": author,
  "live-calendar.own": isSignedIn,
  // Authorised by the secret in its address.
  "public.live-calendar": () => true,
};
