export { NotesDialog } from "./notes-dialog.tsx";
