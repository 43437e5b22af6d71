/** Which students of a course are shown first: the quiet ones, or all. */
export function readShownStudents({ students }: Record<string, unknown>): {
  students?: "quiet" | undefined;
} {
  return { students: students === "quiet" ? students : undefined };
}
