import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { finishEnrolment } from "../../courses/index.ts";
import { courseFinished } from "./learning-events.ts";

/** Records that a person has finished a course and announces it; idempotent. */
export async function finishCourse(
  ctx: Context,
  finish: { userId: number; courseId: number; missedPages: number },
): Promise<void> {
  const { userId, courseId } = finish;
  if (await finishEnrolment(ctx, finish)) await emit(ctx, courseFinished, { userId, courseId });
}
