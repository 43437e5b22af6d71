export { trashQuery } from "./api.ts";
export { CourseRows } from "./course-rows.tsx";
export { useImportCourse } from "./import-course.tsx";
export { FirstSteps } from "./today/first-steps.tsx";
export { NeedList } from "./today/need-list.tsx";
export { todayQuery } from "./today/today-query.ts";
export { TrashList } from "./trash-list.tsx";
