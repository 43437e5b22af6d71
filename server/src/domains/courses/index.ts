/** The courses domain's only door for other domains. */
export { assignStaff } from "./assign-staff.ts";
export { CourseContentCache } from "./course-content-cache.ts";
export {
  type ContentFile,
  type ContentModule,
  type ContentPage,
  type ContentSection,
  type CourseContent,
  loadCourseContent,
} from "./course-content.ts";
export { coursesPolicy } from "./course-policy.ts";
export { courseRoutes } from "./course-routes.ts";
export { enrolUser } from "./enrol-user.ts";
export { canSeeCourse, type Course, findCourse } from "./find-course.ts";
export { enrolUser } from "./enrol-user.ts";
export { listCourses } from "./list-courses.ts";
export { CourseLocator } from "./locate-course.ts";
