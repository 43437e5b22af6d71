/** Whether tests that try many random cases try all of them: CI does so at night. */
export const isLong = process.env["PASO_LONG_TESTS"] === "1";

/** How many cases a test tries. */
export function cases(count: { usually: number; long: number }): number {
  return isLong ? count.long : count.usually;
}
