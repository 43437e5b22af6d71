export { CourseRecap } from "./course-recap.tsx";
