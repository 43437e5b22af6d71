import { type Locale, type Message, translateMessage } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Cell, Table } from "../../../platform/spreadsheet/table.ts";
import { type CourseContent, listGroups } from "../../courses/index.ts";
import type { Audience } from "../figures/find-audience.ts";
import {
  findStudentIds,
  readStudentResults,
  type StudentResultRow,
} from "../students/list-student-results.ts";
import { presentStudentResult } from "../students/present-student-result.ts";

const HEAD: Message[] = [
  "Name",
  "E-mail",
  "Group",
  "Pages finished",
  "Last step",
  "Course finished",
  "Questions with a right answer: answered",
  "Right answers",
  "Final quiz: answered",
  "Final quiz: right",
];

/** Students read at a time. */
const BATCH = 500;

/** The selected students of a course by name, in batches. */
export async function* everyStudent(
  ctx: Context,
  {
    content: { id: courseId },
    audience: { groupId, joined },
  }: Pick<Exported, "content" | "audience">,
): AsyncGenerator<StudentResultRow> {
  // Sorted once: to find where each batch begins, all of a large course would be sorted for each.
  const ids = await findStudentIds(ctx, { courseId, groupId, joined, search: "" });
  for (let first = 0; first < ids.length; first += BATCH) {
    yield* await readStudentResults(ctx, { courseId, userIds: ids.slice(first, first + BATCH) });
  }
}

/** The names of groups; the default one may have none. */
export async function nameGroups(
  ctx: Context,
  { courseId, locale }: { courseId: number; locale: Locale },
): Promise<(groupId: number) => string> {
  const groups = await listGroups(ctx, courseId);
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return (groupId) => names.get(groupId) || translateMessage("First group", locale);
}

/** Whose figures are exported, and in which language. */
export interface Exported {
  content: CourseContent;
  locale: Locale;
  audience: Audience;
}

/** Every student of a course with the figures of the screen. */
export async function exportStudents(
  ctx: Context,
  { content, locale, audience }: Exported,
): Promise<Table> {
  const courseId = content.id;
  const groupName = await nameGroups(ctx, { courseId, locale });
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for await (const row of everyStudent(ctx, { content, audience })) {
      const shown = presentStudentResult(row, ctx.site);
      yield [
        `${row.firstName} ${row.lastName}`.trim(),
        row.email,
        groupName(row.groupId),
        shown.finished_pages,
        shown.last_seen,
        shown.finished_at,
        shown.answered,
        shown.right,
        shown.quiz_answered,
        shown.quiz_right,
      ];
    }
  }
  return { head: HEAD.map((message) => translateMessage(message, locale)), rows: rows() };
}
