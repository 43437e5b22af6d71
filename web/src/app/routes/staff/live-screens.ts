/** The screens of those who plan and hold live classes: together they are one file of the build. */
export { NewLiveClassPage } from "./new-live-class-page.tsx";
export { PlannedClassPage } from "./planned-class-page.tsx";
export { PlannedClassesPage } from "./planned-classes-page.tsx";
