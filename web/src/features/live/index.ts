export { CourseClasses } from "./list/course-classes.tsx";
export { LiveClasses } from "./list/live-classes.tsx";
export { LiveClassPage } from "./page/live-class.tsx";
export { liveClassQuery } from "./queries/live-queries.ts";
