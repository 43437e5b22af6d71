/** What a course page loads once it is drawn: one file of the build, which is named but once. */
export { NotesDialog } from "../../../features/notes/index.ts";
export { PageExtras } from "./page-extras.tsx";
