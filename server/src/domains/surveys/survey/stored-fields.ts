import type { SurveyFields } from "@paso/contract";

import { parseLocalDate } from "../../../platform/local-date.ts";

/** The columns that a survey's form fills. */
export function storedFields(fields: SurveyFields, timeZone: string) {
  const instant = (date: string | null) => (date === null ? null : parseLocalDate(date, timeZone));
  return {
    title: fields.title,
    intro: fields.intro,
    language: fields.language,
    isAnonymous: fields.is_anonymous,
    opensAt: instant(fields.opens),
    closesAt: instant(fields.closes),
    reminderAt: instant(fields.reminder_date),
    reminderDays: fields.reminder_days,
    roles: [...new Set(fields.roles)],
    courseIds: [...new Set(fields.course_ids)],
    groupIds: [...new Set(fields.group_ids)],
    questions: fields.questions,
  };
}

export type StoredFields = ReturnType<typeof storedFields>;
