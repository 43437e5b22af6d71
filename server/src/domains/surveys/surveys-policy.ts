import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";
import { isStaff } from "../accounts/people/staff-policy.ts";

const admin = (actor: Actor | null) => actor?.role === "admin";

/**
 * All staff of a course see its survey's results. Site surveys are written by administrators; anyone may
 * be in their audience.
 */
export const surveysPolicy: PolicyTable = {
  "survey-results.read": isStaff,
  "survey-results.export": isStaff,
  "site-survey.read": admin,
  "site-survey.change": admin,
  "survey.answer": isSignedIn,
};
