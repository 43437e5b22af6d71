import type { SurveyFields, SurveyQuestion } from "@paso/contract";

import { surveys } from "../database/tables/index.ts";
import type { Context } from "../platform/context.ts";

/** Id of a question or of a part of one: `partId(7)`. */
export const partId = (number: number) => String(number).padStart(16, "0");

const part = (number: number, text: string) => ({ id: partId(number), text });

/** One question of each kind, with ids that begin at 10, 20 ... 50. */
export const surveyQuestions = {
  scale: {
    id: partId(10),
    kind: "scale",
    text: "How good was it?",
    required: true,
    labels: ["10 Sobresaliente", "9", "8", "7", "6", "5", "4", "3", "2", "1 Deficiente"],
  },
  single: {
    id: partId(20),
    kind: "single",
    text: "Which one?",
    required: false,
    options: [part(21, "Red"), part(22, "Blue")],
  },
  multiple: {
    id: partId(30),
    kind: "multiple",
    text: "Which ones?",
    required: false,
    options: [part(31, "Video"), part(32, "Text"), part(33, "Quiz")],
  },
  matrix: {
    id: partId(40),
    kind: "matrix",
    text: "How were they?",
    required: false,
    rows: [part(41, "Pages"), part(42, "Charts")],
    columns: [part(43, "Good"), part(44, "Bad")],
  },
  text: { id: partId(50), kind: "text", text: "What else?", required: false },
} satisfies Record<SurveyQuestion["kind"], SurveyQuestion>;

/** Fields of the form for a survey of all students. */
export function surveyFields(overrides: Partial<SurveyFields> = {}): SurveyFields {
  return {
    title: "Our year",
    intro: "Ten minutes, please.",
    language: "en",
    is_anonymous: true,
    opens: null,
    closes: null,
    reminder_date: null,
    reminder_days: null,
    roles: ["student"],
    course_ids: [],
    group_ids: [],
    questions: Object.values(surveyQuestions),
    ...overrides,
  };
}

/** A survey that is open and asks all students. */
export async function insertSurvey(
  { database, clock }: Context,
  overrides: Partial<typeof surveys.$inferInsert> = {},
) {
  const { title, intro, language, roles, questions } = surveyFields();
  const [survey] = await database
    .insert(surveys)
    .values({
      title,
      intro,
      language,
      roles,
      questions,
      isAnonymous: true,
      courseIds: [],
      groupIds: [],
      publishedAt: clock.now(),
      createdAt: clock.now(),
      ...overrides,
    })
    .returning();
  return survey!;
}
