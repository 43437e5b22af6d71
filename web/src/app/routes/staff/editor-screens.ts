/** The screens that edit sections, in one chunk. */
export { EditSectionsPage } from "./edit-sections-page.tsx";
export { NewSectionsPage } from "./new-sections-page.tsx";
