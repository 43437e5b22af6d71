/** Students' screens of live classes: together they are one file of the build. */
export { CourseLivePage } from "./course-live-page.tsx";
export { LiveClassPage } from "./live-class-page.tsx";
export { LiveClassesPage } from "./live-classes-page.tsx";
