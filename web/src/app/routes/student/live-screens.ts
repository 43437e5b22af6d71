/** Students' screens of live classes: together they are one file of the build. */
export { LiveClassPage } from "./live-class-page.tsx";
export { LiveClassesPage } from "./live-classes-page.tsx";
