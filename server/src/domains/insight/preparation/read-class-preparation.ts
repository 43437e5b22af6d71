import type { ClassPreparation } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { CourseContent } from "../../courses/index.ts";
import { presentGroup } from "../figures/find-audience.ts";
import { findScope, readSectionFigures } from "../figures/read-figures.ts";
import { ensureResults } from "../refresh/ensure-results.ts";
import { findLiked, findLonely } from "./find-class-opinions.ts";
import { findChanged, findSplits } from "./find-class-questions.ts";

/**
 * What in a course is worth discussing in class, for everyone or for one group.
 * @throws `not_found` if the group is not one of the course
 */
export async function readClassPreparation(
  ctx: Context,
  { content, groupId }: { content: CourseContent; groupId: number | undefined },
): Promise<ClassPreparation> {
  const courseId = content.id;
  const { groups, scope } = await findScope(ctx, { courseId, groupId });
  const { computedAt, isRefreshing } = await ensureResults(ctx, courseId);
  const [figuresOf, liked, lonely] = await Promise.all([
    readSectionFigures(ctx, { courseId, scope }),
    findLiked(ctx, { content, scope }),
    findLonely(ctx, { content, scope }),
  ]);
  return {
    course: { id: courseId, title: content.title, language: content.language },
    groups: groups.map((group) => presentGroup(content, group, ctx.clock.now())),
    as_of: computedAt && computedAt.toISOString(),
    refreshing: isRefreshing,
    splits: findSplits(content, figuresOf),
    changed: findChanged(content, figuresOf),
    liked,
    lonely,
  };
}
