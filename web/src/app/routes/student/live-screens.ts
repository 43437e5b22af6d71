/** Students' screens of live classes, in one chunk. */
export { CourseLivePage } from "./course-live-page.tsx";
export { LiveClassPage } from "./live-class-page.tsx";
export { LiveClassesPage } from "./live-classes-page.tsx";
