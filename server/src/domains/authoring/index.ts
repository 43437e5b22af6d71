/** Public interface of authoring, for other domains, commands and the demo. */
export { issueLine } from "./archive/archive-issue.ts";
export { exportCourse } from "./archive/export-course.ts";
export { importCourse } from "./archive/import-course.ts";
export type { ImportProgress } from "./archive/import-progress.ts";
export { type ArchivedPicture, designImported, designWanted } from "./archive/design-events.ts";
export { listPictures, replacePictures } from "./archive/design-pictures.ts";
export { isDrafted } from "./drafts/is-drafted.ts";
export { findRelatedQuestions, type RelatedQuestion } from "./survey/find-related-questions.ts";
export { courseCopied, courseDiplomaEnabled } from "./structure/structure-events.ts";
export { authoringPersonalData } from "./drafts/authoring-personal-data.ts";
