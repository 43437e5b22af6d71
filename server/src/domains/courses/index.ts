/** The courses domain's only door for other domains. */
export { assignStaff } from "./assign-staff.ts";
export { ArchiveRefused, describeFault, faultLine } from "./archive/archive-fault.ts";
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
export { exportCourse } from "./export-course.ts";
export { canSeeCourse, type Course, findCourse } from "./find-course.ts";
export { importCourse, type ImportProgress } from "./import-course.ts";
export { listCourses } from "./list-courses.ts";
export { findFileReferences, replaceFileReferences } from "./file-references.ts";
export { CourseLocator } from "./locate-course.ts";
