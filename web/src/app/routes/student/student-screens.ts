/** Students' screens other than the course page, in one chunk. */
export { DiplomasPage } from "./diplomas-page.tsx";
export { CataloguePage } from "../catalogue/catalogue-page.tsx";
export { CourseGradePage } from "./course-grade-page.tsx";
export { CoursesPage } from "./courses-page.tsx";
export { HomePage } from "./home-page.tsx";
export { JoinPage } from "./join-page.tsx";
export { MapPage } from "./map-page.tsx";
export { SearchPage } from "./search-page.tsx";
export { SurveyPage } from "./survey-page.tsx";
