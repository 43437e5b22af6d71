import { useLingui } from "@lingui/react/macro";
import type { PresentedOption, PresentedQuestion } from "@paso/contract";

import { Bar } from "../../../charts/drawing/bar.tsx";
import { formatPercent } from "../../../i18n/format-percent.ts";
import { Icon } from "../../../ui/staff/icon.tsx";
import type { Stage } from "./stages.ts";

interface PresentedOptionsProps {
  presented: PresentedQuestion;
  stage: Stage;
}

/** The options, with what was chosen once that is shown; the second round above the first. */
export function PresentedOptions({ presented, stage }: PresentedOptionsProps) {
  const { t } = useLingui();
  const { options, answers, language, second_answers: second, answers_needed: needed } = presented;
  const isMoved = second >= needed;
  const most = Math.max(
    1,
    ...options.map(({ chosen, first }) => Math.max(chosen ?? 0, first ?? 0)),
  );
  return (
    <>
      {stage !== "question" && isMoved && (
        <p className="flex flex-wrap gap-x-8 gap-y-2 text-xl text-muted">
          <Key colour="border-2 border-peers bg-transparent" text={t`At first`} />
          <Key colour="bg-accent" text={t`In the end`} />
        </p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {options.map((option) => (
          <li key={option.id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <p className="flex items-center gap-3 text-xl font-semibold wrap-anywhere lg:text-2xl">
              <span lang={language}>{option.text}</span>
              {stage === "right" && option.valid === true && (
                <span className="inline-flex items-center gap-1.5 text-accent">
                  <Icon name="check" className="size-7" />
                  {t`Right`}
                </span>
              )}
            </p>
            {stage !== "question" && (
              <Chosen option={option} {...{ answers, most, isMoved, stage }} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

interface ChosenProps {
  option: PresentedOption;
  answers: number;
  /** People who chose the option chosen most. */
  most: number;
  isMoved: boolean;
  stage: Stage;
}

function Chosen({ option, answers, most, isMoved, stage }: ChosenProps) {
  const { i18n } = useLingui();
  const { chosen, first, valid } = option;
  if (chosen === null || first === null) return null;
  const percent = (people: number) => formatPercent(people / Math.max(1, answers), i18n.locale);
  const isFaded = stage === "right" && valid === false;
  const row = "grid grid-cols-[minmax(0,1fr)_5rem] items-center gap-4 tabular-nums";
  return (
    <>
      {isMoved && (
        <span className={`${row} text-lg text-muted [&_.bar]:h-4`}>
          <span className="grid">
            <Bar colour="border-2 border-peers bg-transparent" share={first / most} />
          </span>
          {percent(first)}
        </span>
      )}
      <span className={`${row} text-2xl font-bold [&_.bar]:h-9`}>
        <span className="grid">
          <Bar colour={isFaded ? "bg-peers" : "bg-accent"} share={chosen / most} />
        </span>
        {percent(chosen)}
      </span>
    </>
  );
}

function Key({ colour, text }: { colour: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`h-4 w-8 rounded-[4px] ${colour}`} />
      {text}
    </span>
  );
}
