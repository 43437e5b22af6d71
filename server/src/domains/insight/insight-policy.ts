import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";
import { isStaff } from "../accounts/people/staff-policy.ts";
import { mayAuthor } from "../courses/access/course-policy.ts";

/** All staff of a course see how it is going; their scope decides which courses these are. */
export const insightPolicy: PolicyTable = {
  "results.read": isStaff,
  "results.export": isStaff,
  "results.schedule": isStaff,
  "grades.read": isStaff,
  "grades.own": isSignedIn,
  "comparison.read": isSignedIn,
  // Who may write to the students, and who may edit the course, is checked when it is loaded.
  "results.write-to": (actor: Actor | null) => actor !== null && mayAuthor(actor),
  "results.intervene": (actor: Actor | null) => actor !== null && mayAuthor(actor),
  // Who may moderate the course is checked when it is loaded.
  "presentation.hold": (actor: Actor | null) => actor !== null && mayAuthor(actor),
  // Requires an enrolment, as in learning.
  "class.take": isSignedIn,
  "grades.change": (actor: Actor | null) => actor !== null && mayAuthor(actor),
};
