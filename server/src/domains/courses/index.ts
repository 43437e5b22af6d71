/** Public interface of courses, for other domains, commands and the demo: content model, reading, access. */
export { assignStaff } from "./access/assign-staff.ts";
export { copyStaff } from "./access/copy-staff.ts";
export { type CourseRight, hasRight, mayAuthor, rolesWith } from "./access/course-policy.ts";
export { isCourseStaff } from "./access/is-course-staff.ts";
export { listStaffWith } from "./access/list-staff-with.ts";
export { isOpenToStudents, windowState } from "./access/course-window.ts";
export {
  type EnrolmentDates,
  enrolmentDates,
  withEnrolmentDates,
} from "./access/enrolment-dates.ts";
export { presentWindow } from "./access/present-window.ts";
export { isOtherDate, resolveDates, type SentWindow } from "./access/resolve-dates.ts";
export { groupMerged, groupsStarted, studentsMoved } from "./groups/group-events.ts";
export { findRights, hasRightIn, requireRight } from "./access/require-right.ts";
export { createDefaultGroup } from "./access/create-default-group.ts";
export { signUpAnswered, signUpRequested, studentsEnrolled } from "./enrolment/courses-events.ts";
export { findOpenInvitation } from "./invitations/find-invitation.ts";
export { enrolUser } from "./enrolment/enrol-user.ts";
export { enrolUsers } from "./enrolment/enrol-users.ts";
export type { FinishedPageCounter } from "./people/finished-page-counter.ts";
export { createGroup, MOST_GROUPS } from "./groups/create-group.ts";
export { listGroups } from "./people/read-course-people.ts";
export { moveStudents } from "./groups/move-students.ts";
export {
  canSeeCourse,
  type Course,
  findCourse,
  findCourseTitle,
  findTakenCourse,
  staffScope,
  visibleTo,
} from "./access/find-course.ts";
export { pendingRequestsOf, requestsView } from "./sign-up/request-views.ts";
export { askingPeople, findPendingRequests } from "./sign-up/find-pending-requests.ts";
export { type AreaReader, createAreaReader } from "./areas/area-reader.ts";
export type { AreaFacts, AreaSource, CardSource, CoursePartSource } from "./areas/area-source.ts";
export { lockEnrolments } from "./groups/lock-enrolments.ts";
export { findEnds } from "./groups/find-ends.ts";
export { setOwnEnd } from "./groups/set-own-end.ts";
export {
  finishEnrolment,
  lowerMissedPages,
  raiseMissedPages,
  reopenEnrolment,
} from "./access/finish-enrolment.ts";
export { countFinishedPages, recordStep } from "./access/record-step.ts";
export type { Attention, NeedSource } from "./needs/need-source.ts";
export {
  type ContentModule,
  type ContentPage,
  type ContentSection,
  type CourseContent,
  loadCourseContent,
} from "./content/course-content.ts";
export { courseContentForJob } from "./content/contents-for-jobs.ts";
export { hasChoiceQuestion } from "./content/has-choice-question.ts";
export {
  estimateMinutes,
  estimatePageMinutes,
  readingSeconds,
} from "./content/estimate-minutes.ts";
export { type CourseMemory, createCourseMemory } from "./content/course-memory.ts";
export { streamSourcesOf } from "./content/find-stream-sources.ts";
export { findStoredFile } from "./content/find-stored-file.ts";
export { type CommittedAnswer, refuseAnswer } from "./kinds/answer.ts";
export {
  answerKeyOf,
  choiceOf,
  isQuestion,
  OPINION_TYPES,
  opinionRulesOf,
  pollOf,
  questionOf,
} from "./kinds/capabilities.ts";
export { type ContentFile, fileAddress } from "./kinds/content-file.ts";
export {
  contentOfDraft,
  contentOfSurveyDraft,
  draftOfContent,
  findUnknownOptions,
  findUnknownSurveyOptions,
  formOfContent,
  storedHtml,
  surveyDraftOfContent,
  writtenHtml,
} from "./kinds/convert-section.ts";
export {
  keepsAttachments,
  mentionsOf,
  renameFiles,
  takesAttachments,
} from "./kinds/file-mentions.ts";
export { findRepeated, ONCE_PER_MODULE } from "./kinds/once-per-module.ts";
export type { Option } from "./kinds/option.ts";
export { presentHtml } from "./kinds/present-html.ts";
export { readSectionText } from "./kinds/read-section-text.ts";
export type { FileMention } from "./kinds/section-kind.ts";
export { type ContentOf, kindOf, readContent, type SectionContent } from "./kinds/section-kinds.ts";
export { coursesPersonalData } from "./personal-data/courses-personal-data.ts";
