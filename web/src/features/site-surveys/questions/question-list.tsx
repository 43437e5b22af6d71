import { useLingui } from "@lingui/react/macro";
import type { SurveyQuestion } from "@paso/contract";

import { randomKey } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";
import { ReorderableRow } from "../../../ui/staff/reorder/reorderable-row.tsx";
import { Reorderable } from "../../../ui/staff/reorder/reorderable.tsx";
import { movePart } from "./move-part.ts";
import { QuestionCard } from "./question-card.tsx";
import { useKindOptions } from "./use-kind-options.ts";
import { useNewQuestion } from "./use-new-question.ts";

const MOST = 60;

interface QuestionListProps {
  questions: readonly SurveyQuestion[];
  /** Ids of questions and parts that have been answered. */
  fixed: ReadonlySet<string>;
  /** The error of a field, such as `questions.2.text`. */
  issue: (field: string) => string | undefined;
  /** @param edited the changed fields: one question, or all if positions changed */
  onChange: (questions: SurveyQuestion[], edited: string) => void;
}

/** The questions of a survey in their order. */
export function QuestionList({ questions, fixed, issue, onChange }: QuestionListProps) {
  const { t } = useLingui();
  const kinds = useKindOptions();
  const newQuestion = useNewQuestion();
  const error = issue("questions");
  const insert = (at: number, question: SurveyQuestion) =>
    onChange(questions.toSpliced(at, 0, question), "questions");
  return (
    <div className="grid gap-4">
      {error && <FormError failure={{ statusText: "", message: error }} />}
      <Reorderable
        count={questions.length}
        onMove={(from, to) => onChange(movePart(questions, from, to), "questions")}
      >
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {questions.map((question, index) => {
            const place = index + 1;
            return (
              <ReorderableRow key={question.id} index={index} dropLabel={t`To place ${place}`}>
                <QuestionCard
                  question={question}
                  number={place}
                  isOnly={questions.length === 1}
                  fixed={fixed}
                  issue={(field) =>
                    issue(field === "" ? `questions.${index}` : `questions.${index}.${field}`)
                  }
                  onChange={(changed) =>
                    onChange(questions.with(index, changed), `questions.${index}`)
                  }
                  onDuplicate={() => insert(place, duplicate(question))}
                  onDelete={() => onChange(questions.toSpliced(index, 1), "questions")}
                />
              </ReorderableRow>
            );
          })}
        </ol>
      </Reorderable>
      {questions.length < MOST && (
        <div>
          <Menu
            label={t`Kind of the question to add`}
            trigger={
              <Button variant="quiet">
                <Icon name="add" />
                {t`Add question`}
              </Button>
            }
          >
            {kinds.map(({ id, label }) => (
              <MenuItem
                key={id}
                label={label}
                onAction={() => insert(questions.length, newQuestion(id))}
              />
            ))}
          </Menu>
        </div>
      )}
    </div>
  );
}

/** The same question under ids that no answer refers to. */
function duplicate(question: SurveyQuestion): SurveyQuestion {
  const again = (parts: { id: string; text: string }[]) =>
    parts.map(({ text }) => ({ id: randomKey(), text }));
  const id = randomKey();
  if (question.kind === "matrix") {
    return { ...question, id, rows: again(question.rows), columns: again(question.columns) };
  }
  if ("options" in question) return { ...question, id, options: again(question.options) };
  return { ...question, id };
}
