/** The learning domain's only door for other domains. */
export { commitAnswer, reviseAnswer, TALLY_SLOTS } from "./advance-writes.ts";
export { findAnsweredQuestion } from "./find-answered-question.ts";
export { followMovedSections } from "./follow-moved-section.ts";
export { previewPolicy } from "./preview/preview-policy.ts";
export { previewRoutes } from "./preview/preview-routes.ts";
export { learningPolicy } from "./learning-policy.ts";
export { learningRoutes } from "./learning-routes.ts";
export type { CourseMemory } from "./open-page.ts";
export { parseAnswer } from "./parse-answer.ts";
