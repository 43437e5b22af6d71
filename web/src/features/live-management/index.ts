export { PlannedClassPage } from "./class/planned-class.tsx";
export { ClassHead } from "./class/class-head.tsx";
export { EditClass } from "./form/edit-class.tsx";
export { NewClass } from "./form/new-class.tsx";
export { PlannedClasses } from "./list/planned-classes.tsx";
export { coursesQuery, plannedClassQuery } from "./queries/class-queries.ts";
