import type { PolicyTable } from "../../platform/principal.ts";
import { isStaff } from "../accounts/people/staff-policy.ts";

/** All staff of a course see what its survey came to. */
export const surveysPolicy: PolicyTable = {
  "survey-results.read": isStaff,
  "survey-results.export": isStaff,
};
