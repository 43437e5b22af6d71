import { useLingui } from "@lingui/react/macro";
import type { SurveyQuestion } from "@paso/contract";

import { Button } from "../../../ui/staff/button.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { PartsField } from "./parts-field.tsx";
import { useNewQuestion } from "./use-new-question.ts";

interface QuestionFieldsProps {
  question: SurveyQuestion;
  onChange: (question: SurveyQuestion) => void;
  /** Ids of parts that have been answered. */
  fixed: ReadonlySet<string>;
  /** The error of a field of the question, such as `options.2.text`. */
  issue: (field: string) => string | undefined;
}

/** The fields of each kind of question besides its text. */
export function QuestionFields({ question, onChange, fixed, issue }: QuestionFieldsProps) {
  const { t } = useLingui();
  const newQuestion = useNewQuestion();
  const list = (field: "options" | "rows" | "columns") => ({
    fixed,
    error: issue(field),
    errorOf: (index: number) => issue(`${field}.${index}.text`) ?? issue(`${field}.${index}`),
  });
  switch (question.kind) {
    case "single":
    case "multiple":
      return (
        <div className="grid gap-3">
          <PartsField
            {...list("options")}
            legend={t`Options`}
            nameOf={(number) => t`Option ${number}`}
            addLabel={t`Add option`}
            parts={question.options}
            onChange={(options) => onChange({ ...question, options })}
            most={50}
          />
          {question.kind === "single" && !fixed.has(question.id) && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Button variant="quiet" onPress={() => onChange(newQuestion("scale", question))}>
                {t`Add 10-1`}
              </Button>
              <p className="text-small text-muted">{t`Replaces the options with ten points.`}</p>
            </div>
          )}
        </div>
      );
    case "scale":
      return (
        <div className="grid gap-4 sm:grid-cols-2">
          {([0, 9] as const).map((index) => (
            <TextField
              key={index}
              label={index === 0 ? t`Name of the best point` : t`Name of the lowest point`}
              value={question.labels[index] ?? ""}
              onChange={(label) =>
                onChange({ ...question, labels: question.labels.with(index, label) })
              }
              maxLength={300}
              error={issue(`labels.${index}`)}
            />
          ))}
        </div>
      );
    case "matrix":
      return (
        <div className="grid gap-6 sm:grid-cols-2">
          <PartsField
            {...list("rows")}
            legend={t`Rows: what is asked about`}
            nameOf={(number) => t`Row ${number}`}
            addLabel={t`Add row`}
            parts={question.rows}
            onChange={(rows) => onChange({ ...question, rows })}
            most={30}
          />
          <PartsField
            {...list("columns")}
            legend={t`Columns: what can be answered`}
            nameOf={(number) => t`Column ${number}`}
            addLabel={t`Add column`}
            parts={question.columns}
            onChange={(columns) => onChange({ ...question, columns })}
            most={10}
          />
        </div>
      );
    case "text":
      return <p className="text-small text-muted">{t`People write up to 5,000 characters.`}</p>;
  }
}
