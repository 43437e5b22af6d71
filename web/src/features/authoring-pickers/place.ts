/** What is chosen in the pickers, from the course down; ids. */
export interface Place {
  course?: number | undefined;
  module?: number | undefined;
  page?: number | undefined;
}

/** Reads a choice from the query of an address: `?course=1&module=2`. What is not an id is left out. */
export function readPlace(search: Record<string, unknown>): Place {
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
