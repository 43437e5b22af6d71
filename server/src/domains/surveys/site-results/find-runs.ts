import { and, eq, isNotNull, or, sql } from "drizzle-orm";

import { surveys } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { countAskedBy } from "../audience/count-audience.ts";
import { type CountedSurvey, countedSurvey, type Survey } from "../survey/find-survey.ts";

/** A run of a survey, and how many people it asked. */
export type Run = CountedSurvey & { asked: number };

/** The published surveys in the series of this one, oldest first. */
export async function findRuns(ctx: Context, { id, seriesId }: Survey): Promise<Run[]> {
  const series = seriesId ?? id;
  const rows = await ctx.database
    .select(countedSurvey)
    .from(surveys)
    .where(
      or(
        eq(surveys.id, id),
        and(
          isNotNull(surveys.publishedAt),
          or(eq(surveys.id, series), eq(surveys.seriesId, series)),
        ),
      ),
    )
    .orderBy(
      sql`coalesce(${surveys.opensAt}, ${surveys.publishedAt}, ${surveys.createdAt})`,
      surveys.id,
    );
  const open = rows.filter(({ askedAtClose }) => askedAtClose === null);
  const asked = await countAskedBy(
    ctx,
    open.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, asked: row.askedAtClose ?? asked.get(row.id) ?? 0 }));
}
