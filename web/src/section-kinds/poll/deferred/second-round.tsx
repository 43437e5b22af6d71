import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

import { Button } from "../../../ui/student/button.tsx";
import { choiceGapText } from "../../choice/choice-gap-text.ts";
import { ChoiceOption } from "../../choice/choice-option.tsx";
import { chooseOption, chosenOptions } from "../../choice/choose-option.ts";
import { findChoiceGap } from "../../choice/find-choice-gap.ts";
import { RefusedChoice } from "../../choice/refused-choice.tsx";
import { isMultipleChoice, sectionOptions } from "../../choice/section-options.ts";
import type { Advance } from "../../player/advance.ts";
import type { PollSection } from "../poll-section.ts";
import { useSecondAnswer } from "./use-second-answer.ts";

interface SecondRoundProps {
  section: PollSection;
  advance: Advance;
}

/** Below course mates' answers: the viewer may change their answer once, or keep it. */
export function SecondRound({ section, advance }: SecondRoundProps) {
  const { t } = useLingui();
  const titleId = useId();
  const changeButton = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);
  const isOver = section.status !== "show_something" || section.first_answer !== null;
  const { draft, begin, change, giveUp } = useSecondAnswer(section, isOver);
  if (!section.two_rounds || isOver || !advance.open) return null;

  const answerAgain = (answer: string) => advance.take({ answer, round: 2 });
  return (
    <section
      aria-labelledby={titleId}
      className="mt-4 rounded-card border border-accent bg-card p-5 sm:p-6"
    >
      <h3 id={titleId} className="text-[1.1875rem] leading-snug font-semibold">
        {t`Now that you have seen your course mates' answers, you can change yours once.`}
      </h3>
      <p className="mt-1 text-small text-muted">{t`If you continue without a change, it stays as it is.`}</p>
      {draft !== null ? (
        <NewAnswer
          section={section}
          answer={draft}
          asked={asked}
          sending={advance.sending}
          onChange={(answer) => {
            // A pending step holds another answer.
            advance.withdraw();
            change(answer);
          }}
          onSave={() => answerAgain(draft)}
          onCancel={() => {
            advance.withdraw();
            giveUp();
            requestAnimationFrame(() => changeButton.current?.focus());
          }}
        />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            ref={changeButton}
            variant="quiet"
            onClick={() => {
              setAsked(true);
              begin();
            }}
          >
            {t`Change my answer`}
          </Button>
          <Button
            variant="quiet"
            busy={advance.sending}
            onClick={() => answerAgain(section.answer ?? "")}
          >
            {t`I keep my answer`}
          </Button>
        </div>
      )}
    </section>
  );
}

interface NewAnswerProps {
  section: PollSection;
  /** The current choice, in wire format. */
  answer: string;
  /** Whether it was just requested, and takes the focus; after a reload the focus stays. */
  asked: boolean;
  sending: boolean;
  onChange: (answer: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** The options once more; the first answer is preselected. */
function NewAnswer(props: NewAnswerProps) {
  const { section, answer, asked, sending, onChange, onSave, onCancel } = props;
  const { t, i18n } = useLingui();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [refused, setRefused] = useState(false);
  const gap = findChoiceGap(section, answer);
  const chosen = chosenOptions(section, answer);
  useEffect(() => {
    if (asked) fieldset.current?.querySelector<HTMLInputElement>("input:checked")?.focus();
  }, [asked]);

  function choose(index: number): void {
    const choice = chooseOption(section, answer, index);
    setRefused(choice.refused);
    if (!choice.refused) onChange(choice.answer);
  }

  /** Enter in a choice would press the question's own button, which continues without the change. */
  function saveOnEnter(event: KeyboardEvent): void {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!gap) onSave();
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is that of a choice within */}
      <fieldset
        ref={fieldset}
        disabled={sending}
        onKeyDown={saveOnEnter}
        data-deciding
        className="mt-4"
      >
        <legend className="mb-2.5 text-muted">{t`Your new answer`}</legend>
        <div className="grid gap-2.5">
          {sectionOptions(section).map((text, index) => (
            <ChoiceOption
              key={index}
              name={`section-${section.id}-second`}
              text={text}
              index={index}
              multiple={isMultipleChoice(section)}
              chosen={chosen.includes(index)}
              result={null}
              onChoose={() => choose(index)}
            />
          ))}
        </div>
        <RefusedChoice section={section} refused={refused} />
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {gap ? (
          <p className="flex min-h-11 items-center text-muted">{i18n._(choiceGapText(gap))}</p>
        ) : (
          <Button busy={sending} onClick={onSave}>
            {t`Save my new answer`}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </>
  );
}
