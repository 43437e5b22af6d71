import type { OwnSurvey, SurveyAnswer, SurveyAnswers } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, transientError, writeQuery } from "../../api/index.ts";
import { keepUnsentJson, readUnsentJson } from "../../session/unsent-json.ts";
import { dropUnsentText } from "../../session/unsent-text.ts";
import { useRetry } from "../../session/use-retry.ts";
import { fitAnswers, isAnswered } from "./fit-answers.ts";
import { ownSurveyQuery, ownSurveysQuery, postAnswers } from "./survey-queries.ts";

interface SurveyAnswersOptions {
  survey: OwnSurvey;
  userId: number;
  /** Message for an unanswered required question. */
  missing: string;
  /** Called with the first question that is unanswered or invalid. */
  onIssue: (questionId: string) => void;
}

/**
 * Answers being given: kept on the device until submitted, through reloads, lost connections and session
 * expiry.
 */
export function useSurveyAnswers({ survey, userId, missing, onIssue }: SurveyAnswersOptions) {
  const queryClient = useQueryClient();
  const name = `survey-${survey.id}`;
  const [answers, setAnswers] = useState<SurveyAnswers>(() =>
    fitAnswers(survey.questions, readUnsentJson(userId, name)),
  );
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const [isKept, setKept] = useState(true);

  function showIssues(found: Record<string, string>): void {
    setIssues(found);
    const first = survey.questions.find(({ id }) => found[id] !== undefined);
    if (first) onIssue(first.id);
  }

  const { mutate, error, isPending } = useMutation({
    mutationFn: () => postAnswers(survey.id, answers),
    async onSuccess({ state }) {
      dropUnsentText(userId, name);
      await writeQuery(
        queryClient,
        ownSurveysQuery,
        (data) => data && { ...data, surveys: data.surveys.filter(({ id }) => id !== survey.id) },
      );
      await writeQuery(
        queryClient,
        ownSurveyQuery(survey.id),
        (data) => data && { ...data, state, questions: [] },
      );
    },
    onError(failure) {
      if (!(failure instanceof ApiError)) return;
      const fields = Object.entries(failure.fieldMessages);
      showIssues(Object.fromEntries(fields.map(([key, text]) => [key.split(".")[1] ?? "", text])));
      // Closed, or changed by its authors, in the meantime.
      if (failure.status === 409 || failure.status === 422) {
        void queryClient.invalidateQueries(ownSurveyQuery(survey.id));
      }
    },
  });
  useRetry(error, mutate);

  return {
    answers,
    issues,
    isKept,
    answered: survey.questions.filter(({ id }) => answers[id] !== undefined).length,
    isBusy: isPending,
    failure: error && Object.keys(issues).length === 0 ? error : null,
    waitsFor: transientError(error),
    /** Undefined takes the answer back. */
    change(questionId: string, answer: SurveyAnswer | undefined) {
      const { [questionId]: _, ...others } = answers;
      const next = answer === undefined ? others : { ...others, [questionId]: answer };
      setAnswers(next);
      setKept(keepUnsentJson(userId, name, next));
      const { [questionId]: _gone, ...left } = issues;
      setIssues(left);
    },
    send() {
      if (isPending) return;
      const left = survey.questions.filter(
        (question) => question.required && !isAnswered(question, answers[question.id]),
      );
      if (left.length > 0) showIssues(Object.fromEntries(left.map(({ id }) => [id, missing])));
      else mutate();
    },
  };
}
