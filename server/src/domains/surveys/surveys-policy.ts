import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";
import { isStaff } from "../accounts/people/staff-policy.ts";

const admin = (actor: Actor | null) => actor?.role === "admin";

/**
 * All staff of a course see what its survey came to. Surveys of the site are administrators' to write;
 * anybody may be asked.
 */
export const surveysPolicy: PolicyTable = {
  "survey-results.read": isStaff,
  "survey-results.export": isStaff,
  "site-survey.read": admin,
  "site-survey.change": admin,
  "survey.answer": isSignedIn,
};
