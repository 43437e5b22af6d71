/** The screens that edit sections and surveys: together they are one file of the build. */
export { EditSectionsPage } from "./edit-sections-page.tsx";
export { NewSectionsPage } from "./new-sections-page.tsx";
export { SurveyPage } from "./survey-page.tsx";
