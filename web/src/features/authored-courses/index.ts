export { todayQuery, trashQuery } from "./api.ts";
export { CourseRows } from "./course-rows.tsx";
export { useImportCourse } from "./import-course.tsx";
export { FirstSteps } from "./today/first-steps.tsx";
export { NeedList } from "./today/need-list.tsx";
export { TrashList } from "./trash-list.tsx";
