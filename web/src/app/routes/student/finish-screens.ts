/** The end of a finished course, in one chunk. */
export { CourseFinish } from "./course-finish.tsx";
export { RecallPage } from "./recall-page.tsx";
