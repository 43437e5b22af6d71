const UNIQUE_VIOLATION = "23505";

/** Whether a statement failed because its row would have been there twice, even if the query builder wrapped it. */
export function isUniqueViolation(error: unknown): boolean {
  for (let source = error; source instanceof Error; source = source.cause) {
    if ((source as { code?: unknown }).code === UNIQUE_VIOLATION) return true;
  }
  return false;
}
