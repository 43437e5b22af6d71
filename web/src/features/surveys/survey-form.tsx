import { useLingui } from "@lingui/react/macro";
import type { OwnSurvey } from "@paso/contract";
import { useRef } from "react";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { RetryNotice } from "../../ui/student/retry-notice.tsx";
import { AnswerField } from "./answer-field.tsx";
import { useSurveyAnswers } from "./use-survey-answers.ts";

interface SurveyFormProps {
  survey: OwnSurvey;
  userId: number;
}

/** A survey's questions, and the button that submits the answers. */
export function SurveyForm({ survey, userId }: SurveyFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const state = useSurveyAnswers({
    survey,
    userId,
    missing: t`Answer this question.`,
    onIssue: (id) => focusQuestion(form.current, id),
  });
  const { answers, issues, answered, failure, waitsFor } = state;
  const total = survey.questions.length;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        state.send();
      }}
      className="grid gap-11"
    >
      <ol className="grid gap-11" lang={survey.language}>
        {survey.questions.map((question, index) => (
          <li key={question.id} data-question={question.id} tabIndex={-1} className="outline-none">
            <AnswerField
              question={question}
              number={index + 1}
              answer={answers[question.id]}
              issue={issues[question.id]}
              onChange={(answer) => state.change(question.id, answer)}
            />
          </li>
        ))}
      </ol>
      <div className="grid gap-4 border-t border-line pt-6">
        {waitsFor ? (
          <RetryNotice reason={waitsFor}>
            <p>{t`Your answers are kept on this device.`}</p>
          </RetryNotice>
        ) : (
          failure && (
            <Alert tone="wrong" title={t`Your answers were not sent`}>
              <FailureText {...describeFailure(failure)} />
            </Alert>
          )
        )}
        {!state.isKept && (
          <Alert tone="warm">
            <p>{t`This device has no room to keep your answers. Send them before you leave.`}</p>
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" busy={state.isBusy}>
            {t`Send answers`}
          </Button>
          <p className="text-small text-muted tabular-nums" aria-live="polite">
            {t`${answered} of ${total} answered`}
          </p>
        </div>
      </div>
    </form>
  );
}

function focusQuestion(form: HTMLFormElement | null, id: string): void {
  const question = form?.querySelector<HTMLElement>(`[data-question="${id}"]`);
  question?.scrollIntoView({ block: "center" });
  const field = question?.querySelector<HTMLElement>("input, textarea");
  (field ?? question)?.focus({ preventScroll: true });
}
