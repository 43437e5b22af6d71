import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";
import { isStaff } from "../accounts/people/staff-policy.ts";
import { mayAuthor } from "../courses/access/course-policy.ts";

/** All staff of a course see how it is going; which courses are meant is decided by their scope. */
export const insightPolicy: PolicyTable = {
  "results.read": isStaff,
  "results.export": isStaff,
  "results.schedule": isStaff,
  "grades.read": isStaff,
  "grades.own": isSignedIn,
  "comparison.read": isSignedIn,
  // Who writes to the students, and who edits the course is decided where it is loaded.
  "results.write-to": (actor: Actor | null) => actor !== null && mayAuthor(actor),
  "results.intervene": (actor: Actor | null) => actor !== null && mayAuthor(actor),
  // Who moderates the course is decided where it is loaded.
  "presentation.hold": (actor: Actor | null) => actor !== null && mayAuthor(actor),
  // Taking part needs an enrolment, as in learning.
  "class.take": isSignedIn,
  "grades.change": (actor: Actor | null) => actor !== null && mayAuthor(actor),
};
