import { and, asc, eq, gt } from "drizzle-orm";

import { surveyParticipations, surveyResponses, surveys } from "../../database/tables/index.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { definePart, type PersonalData } from "../../platform/personal-data/personal-data.ts";
import { writeAnswers } from "./response/write-answers.ts";

const SURVEY = { en: "Survey", es: "Encuesta" };

const taken = definePart({
  name: "surveys-taken",
  tables: ["survey_participations"],
  title: { en: "Surveys you have answered", es: "Encuestas que has respondido" },
  fields: {
    survey: SURVEY,
    anonymous: { en: "Answers stored without your name", es: "Respuestas guardadas sin tu nombre" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<{ id: number; survey: string; anonymous: boolean }>((after, limit) =>
      database
        .select({ id: surveys.id, survey: surveys.title, anonymous: surveys.isAnonymous })
        .from(surveyParticipations)
        .innerJoin(surveys, eq(surveys.id, surveyParticipations.surveyId))
        .where(and(eq(surveyParticipations.userId, userId), gt(surveys.id, after?.id ?? 0)))
        .orderBy(asc(surveys.id))
        .limit(limit),
    );
    for await (const { survey, anonymous } of rows) yield { survey, anonymous };
  },
});

const answered = definePart({
  name: "survey-answers",
  tables: ["survey_responses"],
  title: {
    en: "Your answers in surveys that are not anonymous",
    es: "Tus respuestas en encuestas que no son anónimas",
  },
  fields: {
    survey: SURVEY,
    question: { en: "Question", es: "Pregunta" },
    answer: { en: "Answer", es: "Respuesta" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<{
      id: number;
      survey: typeof surveys.$inferSelect;
      answers: (typeof surveyResponses.$inferSelect)["answers"];
    }>((after, limit) =>
      database
        .select({ id: surveys.id, survey: surveys, answers: surveyResponses.answers })
        .from(surveyResponses)
        .innerJoin(surveys, eq(surveys.id, surveyResponses.surveyId))
        .where(and(eq(surveyResponses.userId, userId), gt(surveys.id, after?.id ?? 0)))
        .orderBy(asc(surveys.id))
        .limit(limit),
    );
    for await (const { survey, answers } of rows) {
      for (const { question, answer } of writeAnswers(survey.questions, answers)) {
        yield { survey: survey.title, question, answer };
      }
    }
  },
});

/** Personal data in surveys. Anonymous answers are neither exported nor erased: they cannot be attributed. */
export const surveysPersonalData: PersonalData = {
  parts: [taken, answered],
  goesWithAccount: ["survey_participations", "survey_responses"],
};
