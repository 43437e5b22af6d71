import type { Grades } from "@paso/contract";

import { forReports } from "../../../database/replica.ts";
import type { Context } from "../../../platform/context.ts";
import { decodeIdCursor, takePart } from "../../../platform/cursor.ts";
import type { CourseContent } from "../../courses/index.ts";
import { type AskedAudience, findAudience } from "../figures/find-audience.ts";
import { listStudentResults } from "../students/list-student-results.ts";
import { computeGrade } from "./compute-grade.ts";
import { countMarks, isChecked } from "./count-marks.ts";
import { findScheme, weightOf } from "./find-scheme.ts";

/** Students per page. */
const PART = 50;

interface Wanted {
  content: CourseContent;
  asked: AskedAudience;
  cursor: string | undefined;
  limit: number | undefined;
  mayEdit: boolean;
}

/** A page of a course's students with their current grades. */
export async function listGrades(
  ctx: Context,
  { content, asked, cursor, limit = PART, mayEdit }: Wanted,
): Promise<Grades> {
  const courseId = content.id;
  const { groupId, joined } = await findAudience(ctx, courseId, asked);
  const scheme = await findScheme(ctx, courseId);
  const reading = await forReports(ctx);
  const { rows, total } = await listStudentResults(reading, {
    courseId,
    search: "",
    groupId,
    joined,
    order: "name",
    after: decodeIdCursor(cursor),
    limit: limit + 1,
  });
  const { shown, nextCursor } = takePart(rows, limit, ({ id }) => [id]);
  const userIds = shown.map(({ id }) => id);
  const marksOf = await countMarks(reading, { content, scheme, userIds });
  return {
    scale: scheme?.scale ?? null,
    decimals: scheme?.decimals ?? 1,
    modules: content.modules.map(({ id, title, pages }) => ({
      id,
      title,
      weight: weightOf(scheme, id),
      questions: pages.flatMap(({ sections }) => sections).filter(isChecked).length,
    })),
    may_edit: mayEdit,
    students: shown.map(({ id, firstName, lastName }) => {
      const { modules } = marksOf(id);
      const grade = scheme && computeGrade(scheme, modules);
      return { id, first_name: firstName, last_name: lastName, grade, modules };
    }),
    total,
    next_cursor: nextCursor,
  };
}
