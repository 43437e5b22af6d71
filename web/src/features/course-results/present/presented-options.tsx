import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PresentedOption, PresentedQuestion } from "@paso/contract";

import { Bar } from "../../../charts/drawing/bar.tsx";
import { formatPercent } from "../../../i18n/format-percent.ts";
import { Icon } from "../../../ui/staff/icon.tsx";
import type { PresentPath } from "./present-path.ts";

interface PresentedOptionsProps {
  presented: PresentedQuestion;
  path: PresentPath;
}

/** Maximum characters of options shown next to their bars. */
const SHORT = 32;

/** The options, with the answers once shown; the first round above the second. */
export function PresentedOptions({ presented, path }: PresentedOptionsProps) {
  const { t } = useLingui();
  const { options, answers, language, second_answers: second, answers_needed: needed } = presented;
  const isInRoom = presented.presentation !== null && presented.presentation.people > 0;
  const { isShown, isRevealed } = path;
  const isMoved = second >= needed;
  const isShort = options.every(({ text }) => text.length <= SHORT);
  const row = isShown && isShort ? "sm:grid-cols-[minmax(0,14rem)_1fr] gap-x-8" : "";
  return (
    <>
      {isShown && isInRoom && (
        <p className="text-xl text-muted">
          {presented.group
            ? t`${plural(answers, { one: "# answer in the whole group", other: "# answers in the whole group" })}`
            : t`${plural(answers, { one: "# answer in the whole course", other: "# answers in the whole course" })}`}
        </p>
      )}
      {isShown && isMoved && (
        <p className="flex flex-wrap gap-x-8 gap-y-2 text-xl text-muted">
          <Key
            colour="h-4 bg-peers"
            text={isInRoom ? t`before you talked` : t`in the first round`}
          />
          <Key
            colour="h-5 bg-accent"
            text={isInRoom ? t`after you talked` : t`in the second round`}
          />
        </p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {options.map((option) => (
          <li key={option.id} className={`grid grid-cols-[minmax(0,1fr)] gap-2 ${row}`}>
            <p className="flex flex-wrap items-center gap-x-3 text-xl font-semibold wrap-anywhere lg:text-2xl">
              <span lang={language}>{option.text}</span>
              {isRevealed && option.valid === true && (
                <span className="inline-flex items-center gap-1.5 text-(--right)">
                  <Icon name="check" className="size-7" />
                  {t`Right`}
                </span>
              )}
            </p>
            {isShown && <Chosen option={option} {...{ answers, isMoved, isRevealed }} />}
          </li>
        ))}
      </ol>
    </>
  );
}

interface ChosenProps {
  option: PresentedOption;
  answers: number;
  isMoved: boolean;
  isRevealed: boolean;
}

function Chosen({ option, answers, isMoved, isRevealed }: ChosenProps) {
  const { i18n } = useLingui();
  const { chosen, first, valid } = option;
  if (chosen === null || first === null) return null;
  const shareOf = (people: number) => people / Math.max(1, answers);
  const percent = (people: number) => formatPercent(shareOf(people), i18n.locale);
  const isFaded = isRevealed && valid === false;
  const row = "grid grid-cols-[minmax(0,1fr)_5rem] items-center gap-4 tabular-nums";
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {isMoved && (
        <span className={`${row} text-lg text-muted [&_.bar]:h-4`}>
          <span className="grid">
            <Bar colour="bg-peers" share={shareOf(first)} />
          </span>
          {percent(first)}
        </span>
      )}
      <span className={`${row} text-2xl font-bold [&_.bar]:h-9`}>
        <span className="grid">
          <Bar colour={isFaded ? "bg-edge" : "bg-accent"} share={shareOf(chosen)} />
        </span>
        {percent(chosen)}
      </span>
    </span>
  );
}

function Key({ colour, text }: { colour: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`w-8 rounded-[4px] ${colour}`} />
      {text}
    </span>
  );
}
