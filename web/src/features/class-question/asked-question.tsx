import { useLingui } from "@lingui/react/macro";
import type { ClassView, Locale } from "@paso/contract";
import { useEffect } from "react";

import { ChoiceField } from "../../section-kinds/choice/choice-field.tsx";
import type { ChoiceSection } from "../../section-kinds/choice/section-options.ts";
import { headingId } from "../../section-kinds/player/heading-id.ts";
import { type Player, PlayerContext } from "../../section-kinds/player/player.ts";
import { useUser } from "../../session/session-query.ts";
import { AnswerForm } from "./answer-form.tsx";
import { classPlayer } from "./class-player.ts";
import { ClassResult } from "./class-result.tsx";

type Asked = NonNullable<ClassView["asked"]>;

interface AskedQuestionProps {
  code: string;
  asked: Asked;
  language: Locale;
}

/** The current question: to answer, answered, under discussion, or with the class's results. */
export function AskedQuestion({ code, asked, language }: AskedQuestionProps) {
  const { round, state, module_closed: isClosed } = asked;
  const userId = useUser()?.id ?? null;
  const section = asked.section as ChoiceSection;
  const player: Player = {
    ...classPlayer,
    language,
    userId,
    // Separate from the answer on the page and in the other round.
    unsent: `class-${round}`,
  };
  const takesAnswer = state === "open" && !isClosed && !isAnswered(asked);
  useEffect(() => {
    document.getElementById(headingId(section.id))?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: "instant" });
  }, [section.id]);
  return (
    <PlayerContext value={player}>
      {takesAnswer ? (
        <AnswerForm code={code} section={section} round={round} />
      ) : (
        <>
          <Status asked={asked} />
          <ChoiceField
            section={section.status === "pending" ? { ...section, module_closed: true } : section}
            answer={section.answer ?? ""}
            disabled
            sending={false}
            onChange={() => {}}
          />
          {asked.result && (
            <ClassResult result={asked.result} section={section} language={language} />
          )}
          <AheadNote asked={asked} />
        </>
      )}
    </PlayerContext>
  );
}

/** Whether the viewer has answered in this round; latecomers to the second one answer once. */
function isAnswered({ round, section, two_rounds: isTwice }: Asked): boolean {
  if (section.answer === null) return false;
  const again = "first_answer" in section ? section.first_answer : null;
  // A question that the student has moved past takes no second answer.
  return round === 1 || again !== null || !isTwice || section.status === "finished";
}

/** The class's current phase, in a sentence. */
function Status({ asked }: { asked: Asked }) {
  const { t } = useLingui();
  const { state, section, module_closed: isClosed } = asked;
  const hasAnswered = section.answer !== null;
  const lookUp = t`Look at the screen in front.`;
  const sentence = isClosed
    ? t`This module is closed for you. You can follow along, but not answer.`
    : state === "open"
      ? t`Your answer is in. What the class answered appears here once the question is closed.`
      : state === "talk"
        ? t`Talk about it with your neighbours. You answer once more in a moment.`
        : hasAnswered
          ? t`The question is closed.`
          : t`The question is closed, and you did not answer it here. ${lookUp}`;
  return (
    <p role="status" className="rounded-control bg-accent-soft px-4 py-3 font-semibold">
      {sentence}
    </p>
  );
}

function AheadNote({ asked: { is_ahead: isAhead, section } }: { asked: Asked }) {
  const { t } = useLingui();
  if (!isAhead || section.answer === null) return null;
  return (
    <p className="text-small text-muted">
      {t`This is your answer in the course, too: it is there when you come to this question.`}
    </p>
  );
}
