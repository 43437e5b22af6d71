export { CatalogueList } from "./list/catalogue-list.tsx";
export { CoursePage } from "./page/course-page.tsx";
export { cataloguePageQuery } from "./course/catalogue-queries.ts";
export { OwnSignUps } from "./own/own-sign-ups.tsx";
