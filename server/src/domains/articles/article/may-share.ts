import { eq } from "drizzle-orm";

import { articleSettings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { hasRightIn } from "../../courses/index.ts";

/** Whether students of a course share articles. */
export async function doStudentsShare({ database }: Context, courseId: number): Promise<boolean> {
  const [settings] = await database
    .select({ studentsShare: articleSettings.studentsShare })
    .from(articleSettings)
    .where(eq(articleSettings.courseId, courseId));
  return settings?.studentsShare ?? false;
}

/** Whether a person may share articles in a course they see: staff may, and students if enabled. */
export async function mayShare(ctx: Context, actor: Actor, courseId: number): Promise<boolean> {
  if (actor.role === "student") return doStudentsShare(ctx, courseId);
  return hasRightIn(ctx, actor, courseId, "moderate");
}

/** Whether a person may have a link's page fetched again in the course. */
export async function mayRetryPreview(
  ctx: Context,
  actor: Actor,
  { userId, courseId }: { userId: number | null; courseId: number },
): Promise<boolean> {
  return userId === actor.id || hasRightIn(ctx, actor, courseId, "moderate");
}
