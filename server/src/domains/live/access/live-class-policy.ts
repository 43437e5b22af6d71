import type { PolicyTable } from "../../../platform/principal.ts";
import type { Actor } from "../../accounts/index.ts";
import { isSignedIn } from "../../accounts/people/signed-in-policy.ts";
import { isStaff } from "../../accounts/people/staff-policy.ts";
import { mayAuthor } from "../../courses/access/course-policy.ts";

const author = (actor: Actor | null) => actor !== null && mayAuthor(actor);

/**
 * Administrators plan classes of the site, and those who manage a course's students its classes; all
 * its staff look on. Which classes are meant is decided where they are loaded.
 */
export const liveClassPolicy: PolicyTable = {
  "live-class.attend": isSignedIn,
  "live-class.read-planned": isStaff,
  "live-class.plan": author,
  "live-calendar.own": isSignedIn,
  // Its address is a secret.
  "public.live-calendar": () => true,
};
