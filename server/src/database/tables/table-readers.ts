import type { TableName } from "./table-owners.ts";

/**
 * Tables that every domain may join with its own: who people are, what courses consist of, who takes,
 * took and teaches them in which group, and stored files, with the copies of pictures. All other tables
 * are read only by their owners, who export functions and SQL views to those who need them.
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
