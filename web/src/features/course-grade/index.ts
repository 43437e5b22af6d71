export { CourseGrade, ownGradeQuery } from "./course-grade.tsx";
