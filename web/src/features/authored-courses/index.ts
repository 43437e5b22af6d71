export { authoredCoursesQuery, trashQuery } from "./api.ts";
export { CourseRows } from "./course-rows.tsx";
export { useImportCourse } from "./import-course.tsx";
export { TrashList } from "./trash-list.tsx";
