import { and, gte, isNull, lt, lte, or } from "drizzle-orm";

import { type MadeVariants, pictureVariants } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { defineJob, everyQuarter } from "../../../platform/jobs/job.ts";
import { beginMakingVariants, MOST_ATTEMPTS } from "./make-variants.ts";

const FAILED: MadeVariants = { variants: [], color: null, isAnimated: false, reason: "failed" };

/**
 * Resumes making variants of pictures that have none yet: those uploaded before an update of the site,
 * and those whose worker was killed.
 */
export const resumeVariantsJob = defineJob({
  name: "files.resume-variants",
  schedule: everyQuarter,
  run: resumeVariants,
});

async function resumeVariants(ctx: Context): Promise<void> {
  const { made, attempts, leasedUntil } = pictureVariants;
  const isFree = and(isNull(made), or(isNull(leasedUntil), lte(leasedUntil, ctx.clock.now())));
  // Its process was killed each time, perhaps because the picture is too large.
  await ctx.database
    .update(pictureVariants)
    .set({ made: FAILED, leasedUntil: null })
    .where(and(isFree, gte(attempts, MOST_ATTEMPTS)));
  const left = await ctx.database.$count(pictureVariants, and(isFree, lt(attempts, MOST_ATTEMPTS)));
  if (left > 0) await beginMakingVariants(ctx);
}
