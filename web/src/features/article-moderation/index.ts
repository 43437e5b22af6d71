export { courseArticlesQuery } from "./api.ts";
export { CourseArticleList } from "./course-article-list.tsx";
