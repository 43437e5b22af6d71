export { EditCourseForm } from "./edit-course-form.tsx";
export { ModuleForm } from "./module-form.tsx";
export { NewCourseForm } from "./new-course-form.tsx";
export { PageForm } from "./page-form.tsx";
