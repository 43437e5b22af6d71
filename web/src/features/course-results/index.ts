export {
  courseResultsQuery,
  pageResultsQuery,
  presentedQuestionQuery,
  studentWayQuery,
} from "./parts/api.ts";
export { ClassPreparation } from "./preparation/class-preparation.tsx";
export { GradeList } from "./grades/grade-list.tsx";
export { PageResultsView } from "./page/page-results-view.tsx";
export { PresentedQuestionView } from "./present/presented-question-view.tsx";
export { ResultsOverview } from "./overview/results-overview.tsx";
export { StudentList } from "./students/student-list.tsx";
export { StudentWayView } from "./students/student-way-view.tsx";
export type { Audience } from "./parts/audience.ts";
export { AllResultsLink } from "./parts/all-results-link.tsx";
export {
  pageResultsPath,
  presentPath,
  readStudentChoice,
  type StudentChoice,
} from "./parts/results-address.ts";
