/** What staff do with a course beside its outline: together they are one file of the build. */
export { CourseDiplomasPage } from "./course-diplomas-page.tsx";
export { CourseLivePage } from "./course-live-page.tsx";
export { CourseVideosPage } from "./course-videos-page.tsx";
export { PeoplePage } from "./people-page.tsx";
export { SiteVideosPage } from "./site-videos-page.tsx";
