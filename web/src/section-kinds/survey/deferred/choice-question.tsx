import { useLingui } from "@lingui/react/macro";
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";

import { Button } from "../../../ui/student/button.tsx";
import { choiceKind } from "../../choice/choice-kind.ts";
import type { SectionBodyProps } from "../../player/student-kind.ts";
import type { PollSection } from "../../poll/poll-section.ts";
import type { QuestionKind } from "../../question/question-kind.ts";
import { QuestionSection } from "../../question/student/question-section.tsx";
import { SurveyField } from "./survey-field.tsx";
import { useLeaveAtOnce } from "./use-leave-at-once.ts";

const surveyKind: QuestionKind<PollSection> = { ...choiceKind, Field: SurveyField };

/** Milliseconds in which a tapped choice can be taken back before it is sent. */
const HOLD = 2_500;

/**
 * A question of a course's survey: a tap on an answer leads to the next question by itself, after a moment to
 * undo it. By keyboard, where arrow keys select in passing, Next leads on.
 */
export function ChoiceQuestion(props: SectionBodyProps<PollSection>) {
  const { section, advance } = props;
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  /** Time of the choice that is about to be sent. */
  const [heldSince, setHeldSince] = useState<number | null>(null);
  const isPending = section.status === "pending";
  const leaving = useLeaveAtOnce(advance, isPending);

  const send = useEffectEvent(() => {
    setHeldSince(null);
    root.current?.querySelector("form")?.requestSubmit();
  });
  useEffect(() => {
    if (heldSince === null) return undefined;
    const timer = setTimeout(() => send(), HOLD);
    return () => clearTimeout(timer);
  }, [heldSince]);

  function hold({ target, detail, timeStamp }: MouseEvent): void {
    const isChoice = target instanceof Element && target.closest("label") !== null;
    // Keyboard clicks have a `detail` of 0.
    if (isChoice && detail > 0 && isPending && !advance.sending) setHeldSince(timeStamp);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is clicked is a choice within
    <div ref={root} onClick={hold} onKeyDown={() => setHeldSince(null)}>
      <QuestionSection
        {...props}
        kind={surveyKind}
        advance={{
          ...leaving,
          take: (step) => {
            setHeldSince(null);
            leaving.take(step);
          },
        }}
      />
      {isPending && heldSince !== null && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-muted">{t`On to the next question…`}</span>
          <Button
            variant="quiet"
            onClick={() => {
              setHeldSince(null);
              root.current?.querySelector<HTMLElement>("input:checked")?.focus();
            }}
          >
            {t`Change my answer`}
          </Button>
        </p>
      )}
    </div>
  );
}
