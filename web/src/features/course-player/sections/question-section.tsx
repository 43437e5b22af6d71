import { useLingui } from "@lingui/react/macro";
import type { StudentSection } from "@paso/contract";
import { type ReactNode, Suspense, useState } from "react";

import { AnswerGapText } from "../answers/answer-gap-text.tsx";
import { ChoiceField } from "../answers/choice-field.tsx";
import { chooseOption, withoutGone } from "../answers/choose-option.ts";
import { findAnswerGap } from "../answers/find-answer-gap.ts";
import { GivenText } from "../answers/given-text.tsx";
import { TextAnswerField } from "../answers/text-answer-field.tsx";
import { useAnswerDraft } from "../answers/use-answer-draft.ts";
import { Verdict } from "../answers/verdict.tsx";
import { LeftOverAnswer } from "../late-parts.ts";
import type { Advance } from "../progress/use-advance.ts";
import { resultId } from "./heading-id.ts";
import { StepControls } from "./step-controls.tsx";

interface QuestionSectionProps {
  section: StudentSection;
  advance: Advance;
  /** What course mates answered. */
  mates: ReactNode;
}

/** A question: its answer is given here, and once it is committed, its result stands below. */
export function QuestionSection({ section, advance, mates }: QuestionSectionProps) {
  const { t } = useLingui();
  const draft = useAnswerDraft(section);
  const [refused, setRefused] = useState(false);
  const answered = section.status !== "pending";
  const disabled = !advance.open || answered;
  const answer = withoutGone(section, draft.answer);
  const gap = findAnswerGap(section, answer);

  const fieldId = `section-${section.id}-field`;

  function change(changed: string): void {
    if (advance.sending) return;
    advance.withdraw();
    draft.change(changed);
  }

  function choose(index: number): void {
    const choice = chooseOption(section, answer, index);
    setRefused(choice.refused);
    if (!choice.refused) change(choice.answer);
  }

  /** Goes to the field where something is missing. */
  function goToField(): void {
    document
      .getElementById(fieldId)
      ?.querySelector<HTMLElement>("textarea, input:not(:checked)")
      ?.focus();
  }

  return (
    <form
      id={fieldId}
      onSubmit={(event) => {
        event.preventDefault();
        if (answered || !gap) advance.take({ answer });
        else goToField();
      }}
    >
      {renderAnswer()}
      {!answered && section.module_closed && (
        <p className="mt-4 text-muted">
          {answer === ""
            ? t`You did not answer this question.`
            : t`The module closed before this answer was sent. It is kept on this device.`}
        </p>
      )}
      {answered && (
        <div id={resultId(section.id)} tabIndex={-1} role="group" aria-label={t`Result`}>
          <Verdict section={section} />
          {mates}
          {draft.leftOver !== null && (
            <Suspense>
              <LeftOverAnswer section={section} answer={draft.leftOver} onDiscard={draft.discard} />
            </Suspense>
          )}
          {!mates && !section.valid_items && section.status === "show_something" && (
            <p className="mt-4 text-muted">{t`Your answer is saved.`}</p>
          )}
        </div>
      )}
      <StepControls
        advance={advance}
        label={isChart(section) && answered ? t`Continue` : t`Next`}
        missing={!answered && gap && <AnswerGapText gap={gap} />}
        onMissing={goToField}
        unsent={!answered && answer.trim() !== ""}
      />
    </form>
  );

  function renderAnswer(): ReactNode {
    if (section.question_type !== "textarea") {
      return (
        <ChoiceField
          section={section}
          answer={answer}
          disabled={disabled}
          refused={refused}
          onChoose={choose}
        />
      );
    }
    if (answered || section.module_closed) return <GivenText section={section} unsent={answer} />;
    return (
      <TextAnswerField
        section={section}
        answer={answer}
        disabled={disabled}
        readOnly={advance.sending}
        onChange={change}
      />
    );
  }
}

function isChart(section: StudentSection): boolean {
  return section.graphic_type === "bar" || section.graphic_type === "pie";
}
