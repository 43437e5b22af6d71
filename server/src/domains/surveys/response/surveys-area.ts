import { sql } from "drizzle-orm";

import type { AreaSource } from "../../courses/index.ts";
import { openSurveys } from "./open-surveys.ts";

/** Surveys of the site that the viewer may answer now. */
export const surveysArea: AreaSource = {
  area: "surveys",
  waiting: sql`
    select nullif(count(*), 0)::int
    ${openSurveys({ userId: sql`viewer.id`, now: sql`viewer.now` })}`,
};
