export { comparisonQuery, type ComparisonSearch } from "./comparison-query.ts";
export { CourseComparison } from "./course-comparison.tsx";
