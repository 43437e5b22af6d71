import { eq } from "drizzle-orm";

import { courses } from "../../../database/tables/index.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";

/** Records in the audit log that a course went to the trash or came back, in that transaction. */
export async function recordTrash(
  ctx: Context,
  action: "course.deleted" | "course.restored",
  { actor, courseId }: { actor: Actor; courseId: number },
): Promise<void> {
  const [course] = await ctx.database
    .select({ title: courses.title })
    .from(courses)
    .where(eq(courses.id, courseId));
  await recordAudit(ctx, { action, actorId: actor.id, about: { course: course?.title ?? "" } });
}
