import type { CoursePath } from "../features/authoring-pickers/index.ts";

/** Reads the selection from the query of an address: `?course=1&module=2`. Invalid ids are left out. */
export function readCoursePath(search: Record<string, unknown>): CoursePath {
  return {
    course: readId(search["course"]),
    module: readId(search["module"]),
    page: readId(search["page"]),
  };
}

function readId(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
