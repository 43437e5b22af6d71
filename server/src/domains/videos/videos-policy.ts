import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";
import { isStaff } from "../accounts/people/staff-policy.ts";
import { mayAuthor } from "../courses/access/course-policy.ts";
import { mayChangeSiteLibrary } from "./library/library-policy.ts";

/**
 * A course's library belongs to its staff: its editors may change it. Students watch released videos,
 * which are loaded through their enrolment.
 */
export const videosPolicy: PolicyTable = {
  "library.read": isStaff,
  "site-library.change": (actor) => actor !== null && mayChangeSiteLibrary(actor),
  "library.change": (actor) => actor !== null && mayAuthor(actor),
  "library.watch": isSignedIn,
};
