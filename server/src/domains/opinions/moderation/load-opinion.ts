import type { Call } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { type CourseMemory, requireRight } from "../../courses/index.ts";
import { findCourseOpinion } from "./find-course-opinion.ts";

/** The opinion of the path, if this member of the staff sees it. */
export function loadOpinion(memory: CourseMemory) {
  return ({ ctx, actor, params }: Call<{ opinionId: number }>) =>
    findCourseOpinion(ctx, memory, signedIn(actor), params.opinionId);
}

/** The same, if they decide about it. */
export function loadOpinionToDecide(memory: CourseMemory) {
  return async (call: Call<{ opinionId: number }>) => {
    const { courseId } = await loadOpinion(memory)(call);
    await requireRight(call.ctx, signedIn(call.actor), courseId, "moderate");
  };
}
