export { CourseDiploma } from "./course-diploma.tsx";
export { diplomasQuery } from "./diplomas-query.ts";
export { OwnDiplomas } from "./own-diplomas.tsx";
export { Verification } from "./verification.tsx";
