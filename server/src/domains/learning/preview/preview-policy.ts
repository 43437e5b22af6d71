import type { PolicyTable } from "../../../platform/principal.ts";
import { isStaff } from "../../accounts/people/staff-policy.ts";

/** Those who see a course as its staff may try it; nothing of it is stored. */
export const previewPolicy: PolicyTable = {
  "preview.page": isStaff,
  "preview.advance": isStaff,
  "preview.chart": isStaff,
  "preview.opinions": isStaff,
  "preview.quiz-summary": isStaff,
};
