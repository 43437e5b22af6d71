import { useLingui } from "@lingui/react/macro";
import type { SurveyAnswer, SurveyQuestion } from "@paso/contract";
import { useId } from "react";

import { Button } from "../../ui/student/button.tsx";
import { FieldError } from "../../ui/student/field-error.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { MatrixField } from "./matrix-field.tsx";
import { ScaleField } from "./scale-field.tsx";
import { WordsField } from "./words-field.tsx";

interface AnswerFieldProps {
  question: SurveyQuestion;
  /** Its position in the survey, from 1. */
  number: number;
  /** Undefined while it is not answered. */
  answer: SurveyAnswer | undefined;
  /** The error of the answer. */
  issue: string | undefined;
  onChange: (answer: SurveyAnswer | undefined) => void;
}

/** A question and the field that answers it. */
export function AnswerField({ question, number, answer, issue, onChange }: AnswerFieldProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const described = `${id}-error`;
  const field = { name: `question-${question.id}`, describedBy: described, onChange };
  const mayClear =
    !question.required && answer !== undefined && ["scale", "single"].includes(question.kind);
  return (
    <fieldset aria-describedby={issue ? described : undefined} className="min-w-0">
      <legend className="mb-4 text-question font-semibold wrap-anywhere">
        <span className="me-2 text-muted tabular-nums">{number}.</span>
        {question.text}
        {!question.required && (
          <span
            lang={i18n.locale}
            className="ms-2 text-small font-normal whitespace-nowrap text-muted"
          >
            {t`optional`}
          </span>
        )}
      </legend>
      {question.kind === "scale" && (
        <ScaleField {...field} question={question} answer={answer as number | undefined} />
      )}
      {(question.kind === "single" || question.kind === "multiple") && (
        <ChoiceField {...field} question={question} answer={answer} />
      )}
      {question.kind === "matrix" && (
        <MatrixField
          {...field}
          question={question}
          answer={answer as Record<string, string> | undefined}
        />
      )}
      {question.kind === "text" && (
        <WordsField {...field} question={question} answer={answer as string | undefined} />
      )}
      <div lang={i18n.locale}>
        {mayClear && (
          <Button variant="plain" className="mt-1" onClick={() => onChange(undefined)}>
            {t`Take the answer back`}
          </Button>
        )}
        <FieldError id={described} message={issue} />
      </div>
    </fieldset>
  );
}
