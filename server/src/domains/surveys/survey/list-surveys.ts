import { and, desc, ilike, lt } from "drizzle-orm";

import { containsPattern } from "../../../database/contains-pattern.ts";
import { surveys } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type CountedSurvey, countedSurvey } from "./find-survey.ts";

interface Wanted {
  /** Part of the title; empty for all. */
  search: string;
  /** Exclusive upper id of the page. */
  before: number;
  limit: number;
}

/** Surveys, newest first. */
export function listSurveys(
  { database }: Context,
  { search, before, limit }: Wanted,
): Promise<CountedSurvey[]> {
  return database
    .select(countedSurvey)
    .from(surveys)
    .where(
      and(
        lt(surveys.id, before),
        search === "" ? undefined : ilike(surveys.title, containsPattern(search)),
      ),
    )
    .orderBy(desc(surveys.id))
    .limit(limit);
}
