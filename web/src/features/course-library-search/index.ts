export { CourseLibrarySearch } from "./course-library-search.tsx";
