export { courseMapQuery, enrolledCoursesQuery } from "./api.ts";
export { CourseList } from "./course-list.tsx";
export { CourseOverview } from "./course-overview.tsx";
export { JoinCourse } from "./join/join-course.tsx";
export { CourseSearch } from "./search/course-search.tsx";
