import type { Role } from "@paso/contract";

import type { PolicyTable } from "../../../platform/principal.ts";
import type { Actor } from "../../accounts/index.ts";
import { isSignedIn } from "../../accounts/people/signed-in-policy.ts";

/** Who may call at all; which courses are then meant is decided by {@link courseScope}. */
export const coursesPolicy: PolicyTable = {
  "course.list": isSignedIn,
  "course.thumbnail": isSignedIn,
};

/** Which courses a person sees: every one, those assigned, or those taken while they are open. */
export type CourseScope = "all" | "assigned" | "enrolled";

const SCOPES: Record<Role, CourseScope> = {
  admin: "all",
  viewer: "all",
  instructor: "assigned",
  student: "enrolled",
};

export function courseScope(actor: Pick<Actor, "role">): CourseScope {
  return SCOPES[actor.role];
}

/** Whether a person changes the courses that they see; viewers and students only look. */
export function mayAuthor(actor: Pick<Actor, "role">): boolean {
  return actor.role === "admin" || actor.role === "instructor";
}
