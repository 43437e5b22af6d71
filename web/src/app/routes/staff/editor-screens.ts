/** The screens that edit sections: together they are one file of the build. */
export { EditSectionsPage } from "./edit-sections-page.tsx";
export { NewSectionsPage } from "./new-sections-page.tsx";
