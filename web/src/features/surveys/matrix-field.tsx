import type { SurveyAnswer, SurveyQuestion } from "@paso/contract";

import { pillLook } from "../../ui/student/pill-look.ts";

interface MatrixFieldProps {
  question: Extract<SurveyQuestion, { kind: "matrix" }>;
  name: string;
  describedBy: string;
  /** The chosen column of each row that has one. */
  answer: Record<string, string> | undefined;
  onChange: (answer: SurveyAnswer) => void;
}

/** A row of choices per item; rows wrap on a phone. */
export function MatrixField({ question, name, describedBy, answer, onChange }: MatrixFieldProps) {
  return (
    <div className="border-t border-line">
      {question.rows.map((row) => (
        <div key={row.id} className="border-b border-line py-4">
          <fieldset className="min-w-0">
            <legend className="mb-2 wrap-anywhere">{row.text}</legend>
            <div className="flex flex-wrap gap-2">
              {question.columns.map((column) => (
                <label
                  key={column.id}
                  className={`inline-flex min-h-11 items-center px-4 py-2 wrap-anywhere ${pillLook(answer?.[row.id] === column.id)}`}
                >
                  <input
                    type="radio"
                    name={`${name}-${row.id}`}
                    checked={answer?.[row.id] === column.id}
                    onChange={() => onChange({ ...answer, [row.id]: column.id })}
                    aria-describedby={describedBy}
                    className="sr-only"
                  />
                  {column.text}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
      ))}
    </div>
  );
}
