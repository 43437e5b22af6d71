import type { Role } from "@paso/contract";

import type { Actor, PolicyTable } from "../../platform/http/actor.ts";

/** Who may call at all; which courses are then meant is decided by {@link courseScope}. */
export const coursesPolicy: PolicyTable = {
  "course.list": (actor) => actor !== null,
  "course.thumbnail": (actor) => actor !== null,
  "course.create": isAuthor,
  "course.update": isAuthor,
  "course.give-thumbnail": isAuthor,
  "module.list": isStaff,
  "module.create": isAuthor,
  "module.update": isAuthor,
  "page.list": isStaff,
  "page.create": isAuthor,
  "page.update": isAuthor,
  "page-file.read": isStaff,
  "page-image.upload": isAuthor,
  "sections.read": isStaff,
  "sections.create": isAuthor,
  "sections.update": isAuthor,
  "sections.upload-files": isAuthor,
  "survey.read": isStaff,
  "survey.create": isAuthor,
  "survey.update": isAuthor,
  "survey.delete": isAuthor,
  "draft.read": isAuthor,
  "draft.save": isAuthor,
  "draft.discard": isAuthor,
};

function isStaff(actor: Actor | null): boolean {
  return actor !== null && maySeeDrafts(actor);
}

function isAuthor(actor: Actor | null): boolean {
  return actor !== null && mayAuthor(actor);
}

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

/** Whether the list of courses may hold drafts for this person, and says who is an admin. */
export function maySeeDrafts(actor: Pick<Actor, "role">): boolean {
  return actor.role !== "student";
}

/** Whether a person changes the courses that they see; viewers and students only look. */
export function mayAuthor(actor: Pick<Actor, "role">): boolean {
  return actor.role === "admin" || actor.role === "instructor";
}

/** Whether dates and status of a course are fixed for this person: once it is published, they are an admin's. */
export function isScheduleLocked(
  actor: Pick<Actor, "role">,
  course: { status: "published" | "draft" },
): boolean {
  return course.status === "published" && actor.role !== "admin";
}
