import type { SiteSurvey, SurveyFields } from "@paso/contract";

/** Unsaved values of a survey's form, and the version they are based on. */
export interface SurveyDraft {
  version: number;
  fields: SurveyFields;
}

/** The part of a survey that its form fills. */
export function fieldsOf(survey: SiteSurvey): SurveyFields {
  return {
    title: survey.title,
    intro: survey.intro,
    language: survey.language,
    is_anonymous: survey.is_anonymous,
    opens: survey.opens,
    closes: survey.closes,
    reminder_date: survey.reminder_date,
    reminder_days: survey.reminder_days,
    roles: survey.roles,
    course_ids: survey.course_ids,
    group_ids: survey.group_ids,
    questions: survey.questions,
  };
}

/** Reads a stored draft, which may come from an older version of the form; null for anything else. */
export function readSurveyDraft(body: unknown): SurveyDraft | null {
  const { version, fields } = (body ?? {}) as Partial<SurveyDraft>;
  const fits =
    typeof version === "number" &&
    typeof fields?.title === "string" &&
    typeof fields.intro === "string" &&
    [fields.questions, fields.roles, fields.course_ids, fields.group_ids].every(Array.isArray);
  return fits ? { version, fields } : null;
}

/** Ids of answered questions and parts, which can be reworded and moved but not removed. */
export function answeredIds({ answers, questions }: SiteSurvey): ReadonlySet<string> {
  if (answers === 0) return new Set();
  return new Set(
    questions.flatMap((question) => {
      const parts =
        question.kind === "matrix"
          ? [...question.rows, ...question.columns]
          : "options" in question
            ? question.options
            : [];
      return [question.id, ...parts.map(({ id }) => id)];
    }),
  );
}
