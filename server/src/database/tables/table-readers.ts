import type { TableName } from "./table-owners.ts";

/**
 * What every domain may join with its own: who people are, what courses consist of, who takes, took
 * and teaches them in which group, and what is stored, with the copies of pictures. All other tables
 * are read by their owners, who export functions, or parts of SQL, to those who need to know.
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

/**
 * Files that nevertheless read further tables of others, as one statement joins them with their own.
 * A file leaves this list when the owner exports what it needs; none is to be added.
 */
export const foreignReads: Readonly<Record<string, readonly TableName[]>> = {
  "domains/opinions/list/list-opinions.ts": ["answers"],
  "domains/opinions/moderation/list-course-opinions.ts": ["answers"],
  "domains/opinions/opinion/find-opinion.ts": ["answers"],
  "domains/opinions/personal-data/erase-author.ts": ["answers"],
  "domains/opinions/personal-data/opinions-personal-data.ts": ["answers"],
  "domains/workbook/entries/find-details.ts": [
    "answers",
    "notes",
    "opinion_comments",
    "opinions",
    "progress",
  ],
  "domains/workbook/entries/find-own-words.ts": ["answers", "opinions"],
  "domains/workbook/entries/find-own-work.ts": ["answers", "notes", "opinions"],
  "domains/workbook/entries/workbook-area.ts": ["answers", "notes"],
};
