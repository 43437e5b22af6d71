import type { PolicyTable } from "../../platform/principal.ts";
import { isStaff } from "../accounts/people/staff-policy.ts";

/** All staff of a course see how it is going; which courses are meant is decided by their scope. */
export const insightPolicy: PolicyTable = {
  "results.read": isStaff,
  "results.export": isStaff,
};
