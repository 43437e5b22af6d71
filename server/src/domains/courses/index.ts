/** The courses domain's only door for other domains. */
export { faultLine } from "./archive/archive-fault.ts";
export { CourseContentCache } from "./course-content-cache.ts";
export {
  type ContentFile,
  type ContentPage,
  type ContentSection,
  type CourseContent,
  loadCourseContent,
} from "./course-content.ts";
export { coursesPolicy } from "./course-policy.ts";
export { courseRoutes } from "./course-routes.ts";
export { enrolUser } from "./enrol-user.ts";
export { exportCourse } from "./export-course.ts";
export { canSeeCourse, findCourse } from "./find-course.ts";
export { importCourse, type ImportProgress } from "./import-course.ts";
export { replaceFileReferences } from "./file-references.ts";
export { findStoredFile } from "./find-stored-file.ts";
export { archiveRoutes } from "./archive/archive-routes.ts";
export { outlinePolicy } from "./outline/outline-policy.ts";
export { outlineRoutes } from "./outline/outline-routes.ts";
export { CourseLocator } from "./locate-course.ts";
