import { and, count, eq, isNull } from "drizzle-orm";

import { diplomaIssuings, diplomas } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { countWithoutDiploma } from "../issue/without-diploma.ts";

/** How many diplomas a course has issued, who is without one, and how far issuing them is. */
export async function readFigures(ctx: Context, courseId: number) {
  const [[counted], without, [issuing]] = await Promise.all([
    ctx.database.select({ issued: count() }).from(diplomas).where(eq(diplomas.courseId, courseId)),
    countWithoutDiploma(ctx, courseId),
    ctx.database
      .select({ checked: diplomaIssuings.checked, total: diplomaIssuings.total })
      .from(diplomaIssuings)
      .where(and(eq(diplomaIssuings.courseId, courseId), isNull(diplomaIssuings.endedAt))),
  ]);
  return {
    issued: counted?.issued ?? 0,
    without,
    // Others may have finished meanwhile, with a result that is too low.
    issuing: issuing ? { ...issuing, checked: Math.min(issuing.checked, issuing.total) } : null,
  };
}
