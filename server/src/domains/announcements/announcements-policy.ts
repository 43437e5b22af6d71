import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";
import { isStaff } from "../accounts/people/staff-policy.ts";
import { mayAuthor } from "../courses/access/course-policy.ts";

/**
 * Users read announcements addressed to them, and comment if that is enabled. Which ones staff may see
 * and change depends on the course, and is checked when they are loaded.
 */
export const announcementsPolicy: PolicyTable = {
  "announcement.list": isSignedIn,
  "announcement.read": isSignedIn,
  "announcement.react": isSignedIn,
  "announcement.manage": isStaff,
  "announcement.change": (actor: Actor | null) => actor !== null && mayAuthor(actor),
};
