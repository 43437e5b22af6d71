import type { PolicyTable } from "../../../platform/principal.ts";
import { isStaff } from "../../accounts/people/staff-policy.ts";

/** Staff may preview the courses they see; nothing is stored. */
export const previewPolicy: PolicyTable = {
  "preview.page": isStaff,
  "preview.advance": isStaff,
  "preview.chart": isStaff,
  "preview.opinions": isStaff,
  "preview.quiz-summary": isStaff,
};
