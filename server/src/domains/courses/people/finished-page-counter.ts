import type { Context } from "../../../platform/context.ts";

/**
 * Counts how many lessons of a course people finished, by their ids; who finished none may be
 * missing. Progress is kept by a domain above this one.
 */
export type FinishedPageCounter = (
  ctx: Context,
  students: { courseId: number; userIds: readonly number[] },
) => Promise<ReadonlyMap<number, number>>;
