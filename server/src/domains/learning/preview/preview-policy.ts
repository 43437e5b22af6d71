import type { PolicyTable } from "../../../platform/principal.ts";
import type { Actor } from "../../accounts/index.ts";

const staff = (actor: Actor | null) => actor !== null && actor.role !== "student";

/** Those who see a course as its staff may try it; nothing of it is stored. */
export const previewPolicy: PolicyTable = {
  "preview.page": staff,
  "preview.advance": staff,
  "preview.chart": staff,
  "preview.opinions": staff,
  "preview.quiz-summary": staff,
};
