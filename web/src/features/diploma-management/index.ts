export { courseDesignQuery } from "./design/api.ts";
export { CourseDesign } from "./design/course-design.tsx";
export { SiteDesign } from "./design/site-design.tsx";
export { courseDiplomasQuery } from "./issued/api.ts";
export { DiplomaList } from "./issued/diploma-list.tsx";
