/** What other domains, commands and the demo may use of courses: the content model, reading it, access. */
export { assignStaff } from "./access/assign-staff.ts";
export { copyStaff } from "./access/copy-staff.ts";
export { mayAuthor } from "./access/course-policy.ts";
export { isOpenToStudents, windowState } from "./access/course-window.ts";
export { createDefaultGroup } from "./access/create-default-group.ts";
export { enrolUser } from "./access/enrol-user.ts";
export {
  canSeeCourse,
  type Course,
  findCourse,
  staffScope,
  visibleTo,
} from "./access/find-course.ts";
export { finishEnrolment } from "./access/finish-enrolment.ts";
export {
  type ContentFile,
  type ContentModule,
  type ContentPage,
  type ContentSection,
  type CourseContent,
  loadCourseContent,
} from "./content/course-content.ts";
export { type CourseMemory, createCourseMemory } from "./content/course-memory.ts";
export { findStoredFile } from "./content/find-stored-file.ts";
export {
  contentOfDraft,
  contentOfSurveyDraft,
  draftOfContent,
  surveyDraftOfContent,
} from "./kinds/convert-section.ts";
export { type FileMention, mentionsOf } from "./kinds/file-mentions.ts";
export { findUnknownIds, type GivenIds } from "./kinds/identify-options.ts";
export { readSectionText } from "./kinds/read-section-text.ts";
