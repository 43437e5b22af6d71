/** Staff's screens of a course, except its outline, in one chunk. */
export { CourseDiplomasPage } from "./course-diplomas-page.tsx";
export { CourseLivePage } from "./course-live-page.tsx";
export { CourseVideosPage } from "./course-videos-page.tsx";
export { PeoplePage } from "./people-page.tsx";
export { SiteVideosPage } from "./site-videos-page.tsx";
