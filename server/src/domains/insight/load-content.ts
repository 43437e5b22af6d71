import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/errors/domain-error.ts";
import type { Principal } from "../../platform/principal.ts";
import { signedIn } from "../accounts/index.ts";
import { type CourseContent, type CourseMemory, findCourse } from "../courses/index.ts";

interface CourseCall {
  ctx: Context;
  actor: Principal | null;
  params: { courseId: number };
}

/**
 * Loads a course through the person's scope, with its content from the cache of the process.
 * @throws `not_found` if they do not see it
 */
export function loadContent({ contents }: CourseMemory) {
  return async ({ ctx, actor, params }: CourseCall): Promise<CourseContent> => {
    const { id, version } = await findCourse(ctx, signedIn(actor), params.courseId);
    const content = await contents.get(ctx.database, id, version);
    if (!content) throw notFound("The course selected doesn't exist.");
    return content;
  };
}
