export { pickableModulesQuery, pickablePagesQuery } from "./api.ts";
export { CoursePathPickers } from "./course-path-pickers.tsx";
export type { CoursePath } from "./course-path.ts";
