import type { TableName } from "./table-owners.ts";

/**
 * What every domain may join with its own: who people are, what courses consist of, who takes, took
 * and teaches them in which group, and what is stored, with the copies of pictures. All other tables
 * are read by their owners alone, who export functions and views, in SQL, to those who need to know.
 */
export const sharedTables: readonly TableName[] = [
  "users",
  "courses",
  "modules",
  "pages",
  "sections",
  "section_files",
  "groups",
  "enrolments",
  "former_enrolments",
  "course_staff",
  "files",
  "picture_variants",
];
