/** The small lists and forms of staff, in one chunk. */
export { AuthoringPage } from "./authoring-page.tsx";
export { CoursesPage } from "./courses-page.tsx";
export { EditCoursePage } from "./edit-course-page.tsx";
export { EditModulePage } from "./edit-module-page.tsx";
export { EditPagePage } from "./edit-page-page.tsx";
export { NewCoursePage } from "./new-course-page.tsx";
export { NewModulePage } from "./new-module-page.tsx";
export { NewPagePage } from "./new-page-page.tsx";
export { OpinionsPage } from "./opinions-page.tsx";
export { TrashPage } from "./trash-page.tsx";
