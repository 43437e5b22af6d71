import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { findCourseTitle } from "../../courses/index.ts";

/** Records in the audit log that a course went to the trash or came back, in that transaction. */
export async function recordTrash(
  ctx: Context,
  action: "course.deleted" | "course.restored",
  { actor, courseId }: { actor: Actor; courseId: number },
): Promise<void> {
  const course = await findCourseTitle(ctx, courseId);
  await recordAudit(ctx, { action, actorId: actor.id, about: { course } });
}
