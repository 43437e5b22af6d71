/** The screens for planning and holding live classes, in one chunk. */
export { NewLiveClassPage } from "./new-live-class-page.tsx";
export { PlannedClassPage } from "./planned-class-page.tsx";
export { PlannedClassesPage } from "./planned-classes-page.tsx";
