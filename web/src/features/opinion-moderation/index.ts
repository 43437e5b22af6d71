export { courseOpinionsQuery } from "./api.ts";
export { CourseOpinionList } from "./course-opinion-list.tsx";
