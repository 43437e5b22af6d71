import { sql } from "drizzle-orm";

import type { TextFigures } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { textsView } from "../../learning/index.ts";
import { receptionView } from "../../opinions/index.ts";
import { type Counted, countedParts } from "./counted.ts";

export interface TextCount extends TextFigures, Record<string, unknown> {
  scope: number;
  sectionId: number;
}

/** Counts texts, and how others received them; of those that stay in a workbook, only their number. */
export async function countTexts({ database }: Context, counted: Counted): Promise<TextCount[]> {
  const sections = counted.sections.filter(({ kind }) => kind === "texts");
  if (sections.length === 0) return [];
  const { rows } = await database.execute<TextCount>(sql`
    with ${countedParts({ ...counted, sections })}
    select s.scope, w.section_id as "sectionId", count(*)::int as answers,
      count(o.id) filter (where not o.hidden)::int as published,
      count(o.id) filter (where o.hidden)::int as hidden,
      coalesce(sum(o.views) filter (where not o.hidden), 0)::int as views,
      coalesce(sum(o.likes) filter (where not o.hidden), 0)::int as likes,
      coalesce(sum(o.comments) filter (where not o.hidden), 0)::int as comments,
      count(*) filter (where not o.hidden and o.comments = 0)::int as lonely,
      coalesce(sum(o.open_reports), 0)::int as reports
    from scoped s join ${textsView} w on w.user_id = s.user_id join asked q on q.id = w.section_id
    left join ${receptionView} o on o.id = w.id
    group by 1, 2`);
  return rows;
}
