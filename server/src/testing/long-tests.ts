/** Whether randomised tests run all of their cases: CI does at night. */
export const isLong = process.env["PASO_LONG_TESTS"] === "1";

/** Number of cases to try. */
export function cases(count: { usually: number; long: number }): number {
  return isLong ? count.long : count.usually;
}
