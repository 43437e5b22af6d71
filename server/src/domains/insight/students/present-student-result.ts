import type { StudentResult } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { StudentResultRow } from "./list-student-results.ts";

/** A student with their results, in wire format. */
export function presentStudentResult(
  row: StudentResultRow,
  { timeZone }: SiteSettings,
): StudentResult {
  const local = (instant: string | null) => instant && formatLocalDate(new Date(instant), timeZone);
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    avatar: row.avatar,
    group_id: row.groupId,
    finished_pages: row.finishedPages,
    last_seen: local(row.lastStepAt),
    finished_at: local(row.finishedAt),
    stuck: row.stuck,
    answered: row.answered,
    right: row.right,
    quiz_answered: row.quizAnswered,
    quiz_right: row.quizRight,
  };
}
