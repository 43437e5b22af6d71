/** What a finished course ends with, then and later: one file of the build. */
export { CourseFinish } from "./course-finish.tsx";
export { RecallPage } from "./recall-page.tsx";
