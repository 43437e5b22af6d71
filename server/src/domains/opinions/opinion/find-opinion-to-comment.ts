import { eq } from "drizzle-orm";

import { opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type Actor, isStaff } from "../../accounts/index.ts";
import { canSeeCourse, type CourseMemory, hasRightIn } from "../../courses/index.ts";
import { findOpinion } from "./find-opinion.ts";

/**
 * Checks that this person may comment on an opinion: as its course's staff, who have not answered its
 * question, or as somebody who may read it.
 * @throws as {@link findOpinion}
 */
export async function findOpinionToComment(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  opinionId: number,
): Promise<void> {
  if (await isModerated(ctx, memory, actor, opinionId)) return;
  await findOpinion(ctx, memory, actor, opinionId);
}

async function isModerated(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  opinionId: number,
): Promise<boolean> {
  if (!isStaff(actor)) return false;
  const [opinion] = await ctx.database
    .select({ sectionId: opinions.sectionId, published: opinions.published })
    .from(opinions)
    .where(eq(opinions.id, opinionId));
  if (!opinion?.published) return false;
  const courseId = await memory.locator.locateSection(ctx.database, opinion.sectionId);
  return (
    courseId !== null &&
    (await canSeeCourse(ctx, actor, courseId)) &&
    (await hasRightIn(ctx, actor, courseId, "moderate"))
  );
}
