import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import type { Advance } from "../../player/advance.ts";
import { resultId } from "../../player/heading-id.ts";
import { usePlayer } from "../../player/player.ts";
import { StepControls } from "../../player/step-controls.tsx";
import type { Question, QuestionKind } from "../question-kind.ts";
import { useUnsentAnswer } from "../use-unsent-answer.ts";

export const LeftOverAnswer = lazyPart(
  async () => (await import("../deferred/left-over-answer.tsx")).LeftOverAnswer,
);

interface QuestionSectionProps<Section extends Question> {
  kind: QuestionKind<Section>;
  section: Section;
  advance: Advance;
}

/** A question: its answer is given here; once it is committed, its result is shown below. */
export function QuestionSection<Section extends Question>(props: QuestionSectionProps<Section>) {
  const { kind, section, advance } = props;
  const { t, i18n } = useLingui();
  const unsent = useUnsentAnswer(section);
  const { peers: source } = usePlayer();
  const { Field, Verdict } = kind;
  const answered = section.status !== "pending";
  const answer = kind.clean(section, unsent.answer);
  const gap = kind.gapText(section, answer);
  const peers = answered && kind.renderPeers?.(section, advance, source);
  const fieldId = `section-${section.id}-field`;
  /** The destination once the answer is committed. */
  const result = {
    id: resultId(section.id),
    tabIndex: -1,
    role: "group",
    "aria-label": t`Result`,
  } as const;

  function change(changed: string): void {
    if (advance.sending) return;
    advance.withdraw();
    unsent.change(changed);
  }

  /** Focuses the field where something is missing. */
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
      <Field
        section={section}
        answer={answer}
        disabled={!advance.open || answered}
        sending={advance.sending}
        onChange={change}
      >
        {answered && Verdict && (
          <div {...result}>
            <Verdict section={section} />
          </div>
        )}
      </Field>
      {!answered && section.module_closed && (
        <p className="mt-4 text-muted">
          {answer === ""
            ? t`You did not answer this question.`
            : t`The module closed before this answer was sent. It is kept on this device.`}
        </p>
      )}
      {answered && (
        <div {...(!Verdict && result)}>
          {peers}
          {unsent.leftOver !== null && (
            <Suspense>
              <LeftOverAnswer
                answer={kind.inWords(section, unsent.leftOver)}
                onDiscard={unsent.discard}
              />
            </Suspense>
          )}
          {!peers && !Verdict && section.status === "show_something" && (
            <p className="mt-4 text-muted">{t`Your answer is saved.`}</p>
          )}
        </div>
      )}
      <StepControls
        advance={advance}
        label={answered && kind.hasChart ? t`Continue` : t`Next`}
        missing={!answered && gap && i18n._(gap)}
        onMissing={goToField}
        unsent={!answered && answer.trim() !== ""}
      />
    </form>
  );
}
