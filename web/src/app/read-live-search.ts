/** The requested date of a live class, by its id. */
export function readClassDate({ date }: Record<string, unknown>): { date?: number } {
  return isId(date) ? { date } : {};
}

/** The course whose live classes are asked for. */
export function readClassCourse({ course }: Record<string, unknown>): { course?: number } {
  return isId(course) ? { course } : {};
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
