import { useLingui } from "@lingui/react/macro";
import type { SurveyQuestion } from "@paso/contract";

import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";
import { DragHandle } from "../../../ui/staff/reorder/drag-handle.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { SwitchField } from "../../../ui/staff/switch-field.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { QuestionFields } from "./question-fields.tsx";
import { useKindOptions } from "./use-kind-options.ts";
import { useNewQuestion } from "./use-new-question.ts";

interface QuestionCardProps {
  question: SurveyQuestion;
  /** Its position, from 1. */
  number: number;
  isOnly: boolean;
  /** Ids of questions and parts that have been answered. */
  fixed: ReadonlySet<string>;
  issue: (field: string) => string | undefined;
  onChange: (question: SurveyQuestion) => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** A question while it is written. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, isOnly, fixed, issue, onChange } = props;
  const { t } = useLingui();
  const kinds = useKindOptions();
  const newQuestion = useNewQuestion();
  const isFixed = fixed.has(question.id);
  return (
    <section
      aria-label={t`Question ${number}`}
      className="rounded-card border border-line bg-card px-4 py-4 sm:px-6"
    >
      <div className="flex items-center gap-1">
        <DragHandle label={t`Move question ${number} (arrow keys)`} isDisabled={false} />
        <h3 className="flex-1 font-semibold">{t`Question ${number}`}</h3>
        <Menu label={t`More for question ${number}`}>
          <MenuItem icon="copy" label={t`Duplicate`} onAction={props.onDuplicate} />
          {!isOnly && !isFixed && (
            <MenuItem icon="trash" tone="wrong" label={t`Delete`} onAction={props.onDelete} />
          )}
        </Menu>
      </div>
      <div className="mt-2 grid gap-5">
        <TextField
          label={t`Question`}
          rows={2}
          value={question.text}
          onChange={(text) => onChange({ ...question, text })}
          maxLength={1_000}
          error={issue("text") ?? issue("")}
        />
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <SelectField
            label={t`Kind`}
            value={question.kind}
            onChange={(kind) => onChange(newQuestion(kind, question))}
            options={kinds}
            isDisabled={isFixed}
            error={issue("kind")}
            className="basis-64"
          />
          <SwitchField
            label={t`Has to be answered`}
            value={question.required}
            onChange={(required) => onChange({ ...question, required })}
          />
        </div>
        <QuestionFields question={question} onChange={onChange} fixed={fixed} issue={issue} />
      </div>
    </section>
  );
}
