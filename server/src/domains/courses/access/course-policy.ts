import { type Role, type StaffRole, staffRole } from "@paso/contract";

import type { PolicyTable } from "../../../platform/principal.ts";
import type { Actor } from "../../accounts/index.ts";
import { isSignedIn } from "../../accounts/people/signed-in-policy.ts";
import { isStaff } from "../../accounts/people/staff-policy.ts";

const anyone = () => true;
const author = (actor: Actor | null) => actor !== null && mayAuthor(actor);

/**
 * Who may call at all; the courses in question are decided by {@link courseScope}, and what staff
 * may do in one of them by {@link hasRight}.
 */
export const coursesPolicy: PolicyTable = {
  "navigation.read": isSignedIn,
  "course.list": isSignedIn,
  "course.thumbnail": isSignedIn,
  "people.read": isStaff,
  "staff.add": author,
  "staff.invite": author,
  "staff.change": author,
  "staff.remove": author,
  "invitation.list": author,
  "invitation.create": author,
  "invitation.revoke": author,
  "invitation.read": isSignedIn,
  "invitation.accept": isSignedIn,
  "group.create": author,
  "group.update": author,
  "group.delete": author,
  "students.list": isStaff,
  "students.check": author,
  "students.add": author,
  "students.remove": author,
  "students.restore": author,
  "students.move": author,
  "students.extend": author,
  "students.invite": author,
  "sign-up.read": isStaff,
  "sign-up.change": author,
  "request.list": author,
  "request.decide": author,
  // Which courses are shown without a session is decided where they are loaded.
  "catalogue.list": anyone,
  "catalogue.read": anyone,
  "catalogue.picture": anyone,
  "catalogue.own": isSignedIn,
  "catalogue.sign-up": isSignedIn,
};

/** Which courses a person sees: all, the assigned ones, or those they take while they are open. */
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

/** Whether a person may change the courses that they see; viewers and students only read. */
export function mayAuthor(actor: Pick<Actor, "role">): boolean {
  return actor.role === "admin" || actor.role === "instructor";
}

/** Rights of staff in a course that they see. */
export type CourseRight = "manage_students" | "moderate" | "edit" | "manage_staff" | "delete";

const RIGHTS: Record<StaffRole, readonly CourseRight[]> = {
  owner: ["manage_students", "moderate", "edit", "manage_staff", "delete"],
  teacher: ["manage_students", "moderate", "edit"],
  assistant: ["manage_students", "moderate"],
  viewer: [],
};

/** @param roleHere the person's role in the course; null for none */
export function hasRight(
  actor: Pick<Actor, "role">,
  roleHere: StaffRole | null,
  right: CourseRight,
): boolean {
  if (actor.role === "admin") return true;
  return mayAuthor(actor) && roleHere !== null && RIGHTS[roleHere].includes(right);
}

/** The roles in a course that have a right. */
export function rolesWith(right: CourseRight): StaffRole[] {
  return staffRole.options.filter((role) => RIGHTS[role].includes(right));
}
