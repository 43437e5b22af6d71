/** Which students of a course are shown first: those who are quiet, or all. */
export function readShownStudents({ students }: Record<string, unknown>): {
  students?: "quiet" | undefined;
} {
  return { students: students === "quiet" ? students : undefined };
}
