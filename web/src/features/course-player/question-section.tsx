import { useLingui } from "@lingui/react/macro";
import type { StudentSection } from "@paso/contract";
import { type ReactNode, Suspense, useState } from "react";

import { AnswerGapText } from "../../section-kinds/choice/answer-gap-text.tsx";
import { ChoiceField } from "../../section-kinds/choice/choice-field.tsx";
import { chooseOption, withoutGone } from "../../section-kinds/choice/choose-option.ts";
import { findAnswerGap } from "../../section-kinds/choice/find-answer-gap.ts";
import { Verdict } from "../../section-kinds/choice/verdict.tsx";
import type { Advance } from "../../section-kinds/player/advance.ts";
import { resultId } from "../../section-kinds/player/heading-id.ts";
import { type Peers, usePlayer } from "../../section-kinds/player/player.ts";
import { StepControls } from "../../section-kinds/player/step-controls.tsx";
import { renderPollPeers } from "../../section-kinds/poll/student/render-poll-peers.tsx";
import { useUnsentAnswer } from "../../section-kinds/question/use-unsent-answer.ts";
import { GivenText } from "../../section-kinds/textarea/student/given-text.tsx";
import { renderOpinionPeers } from "../../section-kinds/textarea/student/render-opinion-peers.tsx";
import { TextAnswerField } from "../../section-kinds/textarea/student/text-answer-field.tsx";
import { LeftOverAnswer } from "./deferred-parts.ts";

interface QuestionSectionProps {
  section: StudentSection;
  advance: Advance;
}

/** A question: its answer is given here, and once it is committed, its result is shown below. */
export function QuestionSection({ section, advance }: QuestionSectionProps) {
  const { t } = useLingui();
  const draft = useUnsentAnswer(section);
  const [refused, setRefused] = useState(false);
  const answered = section.status !== "pending";
  const disabled = !advance.open || answered;
  const answer = withoutGone(section, draft.answer);
  const gap = findAnswerGap(section, answer);

  const { peers: source } = usePlayer();
  const peers = answered && renderPeers(section, advance, source);
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
          {peers}
          {draft.leftOver !== null && (
            <Suspense>
              <LeftOverAnswer section={section} answer={draft.leftOver} onDiscard={draft.discard} />
            </Suspense>
          )}
          {!peers && !section.valid_items && section.status === "show_something" && (
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

/** What course mates answered; null where nothing is to be shown. */
function renderPeers(section: StudentSection, advance: Advance, peers: Peers): ReactNode {
  return section.question_type === "textarea"
    ? renderOpinionPeers(section, peers)
    : renderPollPeers(section, advance, peers);
}

function isChart(section: StudentSection): boolean {
  return section.graphic_type === "bar" || section.graphic_type === "pie";
}
