import type { Context } from "../../../platform/context.ts";

/**
 * Number of finished lessons of a course by person id; those who finished none may be missing.
 * Progress belongs to a domain above this one.
 */
export type FinishedPageCounter = (
  ctx: Context,
  students: { courseId: number; userIds: readonly number[] },
) => Promise<ReadonlyMap<number, number>>;
