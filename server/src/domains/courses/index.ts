/** The courses domain's only door for other domains. */
export { CourseContentCache } from "./course-content-cache.ts";
export {
  loadCourseContent,
  type ContentFile,
  type ContentModule,
  type ContentPage,
  type ContentSection,
  type CourseContent,
} from "./course-content.ts";
export { CourseLocator } from "./locate-course.ts";
