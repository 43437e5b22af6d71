import type { GradedModule } from "@paso/contract";
import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import type { Context } from "../../../platform/context.ts";
import { answerKeyOf, type CourseContent } from "../../courses/index.ts";
import { choicesView, excusesView } from "../../learning/index.ts";
import { askedSections } from "../refresh/asked-sections.ts";
import { isRight } from "../refresh/counted.ts";
import { weightOf } from "./find-scheme.ts";

interface PageMarks extends Record<string, unknown> {
  userId: number;
  page: number;
  answered: number;
  right: number;
}

/** One student's marks. */
export interface StudentMarks {
  modules: GradedModule[];
  /** Ids of pages that do not count. */
  excused: ReadonlySet<number>;
}

/** Students' results in the checked questions of each module, without excused pages. */
export async function countMarks(
  { database }: Context,
  {
    content,
    scheme,
    userIds,
  }: {
    content: CourseContent;
    scheme: { weights: Readonly<Record<string, number>> } | null;
    userIds: readonly number[];
  },
): Promise<(userId: number) => StudentMarks> {
  const asked = JSON.stringify(askedSections(content).filter(({ kind }) => kind === "checked"));
  const [{ rows: marks }, { rows: excuses }] = await Promise.all([
    database.execute<PageMarks>(sql`
      select c.user_id as "userId", q.page, count(*)::int as answered,
        count(*) filter (where ${isRight})::int as "right"
      from jsonb_to_recordset(${asked}::jsonb) as q(id int, page int, "right" int[], wrong int[])
      join ${choicesView} c on c.section_id = q.id
      where ${isAnyOf(sql`c.user_id`, userIds)}
      group by c.user_id, q.page`),
    database.execute<{ userId: number; page: number }>(sql`
      select x.user_id as "userId", x.page_id as page from ${excusesView} x
      where x.course_id = ${content.id} and ${isAnyOf(sql`x.user_id`, userIds)}`),
  ]);
  const marksOf = Map.groupBy(marks, ({ userId }) => userId);
  const excusesOf = Map.groupBy(excuses, ({ userId }) => userId);
  return (userId) => {
    const excused = new Set(excusesOf.get(userId)?.map(({ page }) => page));
    const byPage = new Map(marksOf.get(userId)?.map((one) => [one.page, one]));
    const modules = content.modules.map(({ id, title, pages }) => {
      const counted = pages.filter((page) => !excused.has(page.id));
      const sum = (what: "answered" | "right") =>
        counted.reduce((total, page) => total + (byPage.get(page.id)?.[what] ?? 0), 0);
      const questions = counted.flatMap(({ sections }) => sections).filter(isChecked).length;
      return {
        id,
        title,
        weight: weightOf(scheme, id),
        questions,
        answered: sum("answered"),
        right: sum("right"),
      };
    });
    return { modules, excused };
  };
}

export function isChecked({
  content,
}: CourseContent["pages"][number]["sections"][number]): boolean {
  return answerKeyOf(content) !== null;
}
