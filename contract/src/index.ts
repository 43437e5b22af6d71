export * from "./http/endpoint.ts";
export * from "./http/error-body.ts";
export * from "./http/own-path.ts";
export * from "./http/page-paths.ts";
export * from "./http/picture-query.ts";
export * from "./http/token-scope.ts";
export * from "./http/values.ts";
export * from "./messages/spanish.ts";
export * from "./accounts/session-endpoints.ts";
export * from "./accounts/password-endpoints.ts";
export * from "./accounts/device-endpoints.ts";
export { type PasskeyAssertion } from "./accounts/passkey-credential.ts";
export * from "./accounts/passkey-sign-in-endpoints.ts";
export {
  beginProviderSignIn,
  type Identities,
  type Identity,
  joinProvider,
  leaveProvider,
  listIdentities,
  providerProblem,
  type ProviderProblem,
  readSignInOptions,
  type SignInOptions,
} from "./accounts/provider-endpoints.ts";
export * from "./accounts/second-factor-endpoints.ts";
export * from "./accounts/security-endpoints.ts";
export * from "./accounts/token-endpoints.ts";
export * from "./accounts/profile-endpoints.ts";
export * from "./accounts/email-endpoints.ts";
export { type NamedCourse } from "./courses/named-course.ts";
export { order } from "./courses/order.ts";
export * from "./courses/kinds/graphic-type.ts";
export { MAX_EXAMPLE, MAX_EXAMPLES } from "./courses/kinds/question-fields.ts";
export { type SurveySectionDraft, surveySectionDraft } from "./courses/kinds/survey-question.ts";
export type { ShownCaptions } from "./courses/kinds/video.ts";
export * from "./courses/kinds/section-draft.ts";
export * from "./courses/kinds/section-type.ts";
export * from "./courses/html-text.ts";
export { readPublicAddress } from "./courses/public-address.ts";
export * from "./courses/video-address.ts";
export * from "./authoring/course-limits.ts";
export * from "./authoring/archived-design.ts";
export * from "./authoring/course-archive.ts";
export { type CourseStatus } from "./courses/course-status.ts";
export * from "./authoring/archive-json-schema.ts";
export * from "./courses/course-endpoints.ts";
export * from "./courses/group-endpoints.ts";
export * from "./courses/invitation-endpoints.ts";
export * from "./courses/people-endpoints.ts";
export * from "./courses/sign-up-endpoints.ts";
export * from "./courses/catalogue-endpoints.ts";
export * from "./authoring/authored-section.ts";
export * from "./authoring/authoring-endpoints.ts";
export * from "./authoring/media-endpoints.ts";
export * from "./authoring/outline-endpoints.ts";
export * from "./authoring/draft-endpoints.ts";
export * from "./authoring/history-endpoints.ts";
export * from "./authoring/library-endpoints.ts";
export * from "./authoring/today-endpoints.ts";
export * from "./authoring/upload-endpoints.ts";
export * from "./learning/student-section.ts";
export * from "./learning/search-endpoints.ts";
export * from "./learning/note-endpoints.ts";
export * from "./learning/quiz-endpoints.ts";
export * from "./learning/student-endpoints.ts";
export * from "./learning/watched-ranges.ts";
export * from "./learning/playback-endpoints.ts";
export * from "./preview/preview-endpoints.ts";
export { type Comment, MAX_COMMENT, MAX_REASON } from "./discussion/discussion-values.ts";
export {
  type Decided,
  type ModeratedComment,
  type ModeratedDiscussion,
} from "./discussion/moderation-values.ts";
export * from "./articles/article-endpoints.ts";
export * from "./articles/article-moderation-endpoints.ts";
export {
  type ArticleForm,
  type ArticleLink,
  MAX_ARTICLE_TITLE,
  MAX_TAG,
  MAX_TAGS,
} from "./articles/article-values.ts";
export * from "./opinions/opinion-endpoints.ts";
export * from "./opinions/moderation-endpoints.ts";
export {
  answerPin,
  askToPin,
  listOwnPins,
  MOST_PINS,
  type OwnPin,
  type PinState,
  takePinDown,
} from "./opinions/pin-endpoints.ts";
export * from "./recall/recall-endpoints.ts";
export * from "./recall/recap-endpoints.ts";
export * from "./workbook/passage-endpoints.ts";
export * from "./workbook/workbook-endpoints.ts";
export * from "./videos/library-video.ts";
export * from "./videos/library-endpoints.ts";
export * from "./videos/student-video-endpoints.ts";
export * from "./administration/audit-endpoints.ts";
export * from "./administration/badge-key-endpoints.ts";
export * from "./navigation/navigation-endpoints.ts";
export * from "./notifications/notification-endpoints.ts";
export * from "./notifications/preference-endpoints.ts";
export * from "./administration/mail-endpoints.ts";
export * from "./administration/overview-endpoints.ts";
export * from "./administration/system-endpoints.ts";
export * from "./administration/people-endpoints.ts";
export * from "./administration/person-token-endpoints.ts";
export * from "./administration/people-import-endpoints.ts";
export * from "./administration/sign-in-endpoints.ts";
export * from "./administration/second-factor-role-endpoints.ts";
export * from "./administration/site-endpoints.ts";
export * from "./privacy/data-export-endpoints.ts";
export * from "./privacy/erasure-endpoints.ts";
export * from "./administration/mail-server-endpoints.ts";
export * from "./administration/sign-up-endpoints.ts";
export * from "./administration/site-facts.ts";
export * from "./administration/site-settings.ts";
export {
  type CheckedResult,
  peopleIssue,
  type PeopleIssue,
  type PollResult,
  type ResultGroup,
  type ResultIssue,
  type ResultPlace,
  type ResultsAge,
  type SectionResult,
  type TextResult,
} from "./insight/result-values.ts";
export {
  changeGrading,
  type GradedModule,
  type Grades,
  type GradeScale,
  listGrades,
} from "./insight/grade-endpoints.ts";
export * from "./insight/comparison-endpoints.ts";
export * from "./insight/own-grade-endpoints.ts";
export * from "./insight/intervention-endpoints.ts";
export * from "./insight/present-endpoints.ts";
export * from "./insight/presentation-endpoints.ts";
export * from "./insight/class-preparation-endpoints.ts";
export * from "./insight/results-endpoints.ts";
export {
  exportResults,
  listStudentResults,
  readStudentWay,
  type ResultsFormat,
  type ResultsTable,
  type StudentOrder,
  type StudentResult,
  type StudentResults,
  type StudentWay,
  type WayAnswer,
  writeToStudents,
} from "./insight/student-results-endpoints.ts";
export {
  changeSchedule,
  createSchedule,
  listSchedules,
  MAX_SCHEDULES,
  removeSchedule,
  type ResultsSchedule,
  type ResultsSchedules,
} from "./insight/schedule-endpoints.ts";
export * from "./surveys/question-figures.ts";
export * from "./surveys/course-results-endpoints.ts";
export * from "./diplomas/badge-endpoints.ts";
export * from "./surveys/survey-questions.ts";
export * from "./surveys/survey-endpoints.ts";
export * from "./surveys/site-results-endpoints.ts";
export * from "./surveys/own-survey-endpoints.ts";
export * from "./announcements/announcement-comment-endpoints.ts";
export * from "./announcements/announcement-endpoints.ts";
export * from "./announcements/announcement-management-endpoints.ts";
export * from "./diplomas/course-diploma-endpoints.ts";
export * from "./diplomas/design-endpoints.ts";
export * from "./diplomas/diploma-design.ts";
export * from "./diplomas/diploma-endpoints.ts";
export * from "./live/class-schedule.ts";
export { addRecording, changeRecording, removeRecording } from "./live/live-recording-endpoints.ts";
export * from "./live/can-embed-recording.ts";
export * from "./live/live-attendance-endpoints.ts";
export * from "./live/live-authoring-endpoints.ts";
export * from "./live/live-calendar-endpoints.ts";
export * from "./live/live-class-endpoints.ts";
export * from "./live/live-provider-endpoints.ts";
export * from "./live/live-provider-names.ts";
export * from "./setup/setup-endpoints.ts";
export * from "./api.ts";
export * from "./openapi.ts";
export * from "./webhooks/webhook-endpoints.ts";
