export { courseMapQuery, enrolledCoursesQuery } from "./progress/api.ts";
export { CourseOverview } from "./overview/course-overview.tsx";
export { JoinCourse } from "./join/join-course.tsx";
export { CourseSearch } from "./search/course-search.tsx";
export { AllCourses } from "./home/all-courses.tsx";
export { StudentHome } from "./home/student-home.tsx";
export { OwnCoursesSearch } from "./search/own-courses-search.tsx";
