import type { changeGrading, EndpointInput, GradeScale } from "@paso/contract";
import { eq } from "drizzle-orm";

import { gradeSchemes } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import type { CourseContent } from "../../courses/index.ts";
import { findScheme } from "./find-scheme.ts";

interface Change {
  course: CourseContent;
  byUserId: number;
  values: EndpointInput<typeof changeGrading>["body"];
}

/**
 * Sets how a course is graded, from now on and for everyone.
 * @throws `invalid` on a weight of another course's module, and if no module counts
 */
export async function changeScheme(
  ctx: Context,
  { course, byUserId, values }: Change,
): Promise<void> {
  const { scale, decimals, weights } = values;
  if (weights.some(({ module_id: id }) => !course.modulesById.has(id))) {
    throw invalid({ weights: ["This module is not part of the course."] });
  }
  const byModule = Object.fromEntries(
    weights.map(({ module_id: id, weight }) => [String(id), weight]),
  );
  if (
    scale !== "none" &&
    course.modules.length > 0 &&
    course.modules.every(({ id }) => byModule[String(id)] === 0)
  ) {
    throw invalid({ weights: ["At least one module has to count."] });
  }
  await withTransaction(ctx, async (inner) => {
    const before = await findScheme(inner, course.id);
    await store(inner, course.id, { scale, decimals, weights: byModule });
    const described = (weightsOf: Readonly<Record<string, number>>) =>
      course.modules.map(({ id, title }) => `${title}: ${weightsOf[String(id)] ?? 1}`);
    await recordAudit(inner, {
      action: "course.grading_changed",
      actorId: byUserId,
      about: { course: course.title },
      before: {
        grade_scale: before?.scale ?? null,
        decimals: before?.decimals ?? null,
        weights: before ? described(before.weights) : null,
      },
      after:
        scale === "none"
          ? { grade_scale: null, decimals: null, weights: null }
          : { grade_scale: scale, decimals, weights: described(byModule) },
    });
  });
}

async function store(
  { database }: Context,
  courseId: number,
  {
    scale,
    ...rest
  }: { scale: GradeScale | "none"; decimals: number; weights: Record<string, number> },
): Promise<void> {
  if (scale === "none") {
    await database.delete(gradeSchemes).where(eq(gradeSchemes.courseId, courseId));
    return;
  }
  await database
    .insert(gradeSchemes)
    .values({ courseId, scale, ...rest })
    .onConflictDoUpdate({ target: gradeSchemes.courseId, set: { scale, ...rest } });
}
