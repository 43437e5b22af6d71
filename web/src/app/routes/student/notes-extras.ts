/** Loaded once a course page is drawn: one chunk, named in a single place. */
export { NotesDialog } from "../../../features/notes/index.ts";
export { PageExtras } from "./page-extras.tsx";
