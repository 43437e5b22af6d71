/** Names of the entries of a backup. */
export const MANIFEST = "manifest.json";
/** Checksums of all other entries; it is the last one. */
export const SUMS = "SHA256SUMS";
/** Rows of the job queue. */
export const JOBS = "database/jobs.copy";
/** When scheduled jobs were last enqueued. */
export const SCHEDULES = "database/schedules.copy";

const FILES = "files/";

/** The rows of a table, in the text format of PostgreSQL's COPY. */
export function tableEntry(table: string): string {
  return `database/tables/${table}.copy`;
}

/** The entry of the bytes stored under a key. */
export function fileEntry(key: string): string {
  return `${FILES}${key}`;
}

/** The storage key of a file's entry; null for all other entries. */
export function keyOfEntry(name: string): string | null {
  return name.startsWith(FILES) ? name.slice(FILES.length) : null;
}
