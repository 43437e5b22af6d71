import { useLingui } from "@lingui/react/macro";
import type { CheckedResult } from "@paso/contract";

import { Bar } from "../../../charts/drawing/bar.tsx";
import { formatPercent } from "../../../i18n/format-percent.ts";
import { Badge } from "../../../ui/staff/badge.tsx";
import { Authored } from "../../../ui/staff/content-language.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { ResultFigure } from "../parts/result-figure.tsx";

interface CheckedQuestionProps {
  name: string;
  result: CheckedResult;
}

/** A validated question: how often each option was chosen, and how well it discriminates. */
export function CheckedQuestion({ name, result }: CheckedQuestionProps) {
  const { t, i18n } = useLingui();
  const { answers, options, strong, weak, removed } = result;
  const percent = (people: number, of: number) =>
    of === 0 ? "–" : formatPercent(people / of, i18n.locale);
  const hasThirds = strong !== null && weak !== null;
  return (
    <ResultFigure
      caption={name}
      head={[
        t`Answer`,
        t`People`,
        t`All`,
        ...(hasThirds ? [t`Strong third (${strong.people})`, t`Weak third (${weak.people})`] : []),
      ]}
      rows={[
        ...options.map((option) => ({
          key: option.id,
          isRight: option.valid,
          cells: [
            <OptionName key="name" text={option.text} valid={option.valid} />,
            option.chosen,
            percent(option.chosen, answers),
            ...(hasThirds
              ? [percent(option.strong, strong.people), percent(option.weak, weak.people)]
              : []),
          ],
        })),
        ...(removed > 0
          ? [
              {
                key: "removed",
                cells: [t`Options removed since`, removed, percent(removed, answers)],
              },
            ]
          : []),
      ]}
      sentence={<CheckedSentence result={result} />}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {options.map((option) => (
          <li key={option.id} className="grid gap-1 text-small">
            <OptionName text={option.text} valid={option.valid} />
            <Share
              colour={option.valid ? "bg-right" : "bg-peers"}
              share={option.chosen / answers}
              label={percent(option.chosen, answers)}
            />
            {hasThirds && (
              <>
                <Share
                  isThin
                  colour={option.valid ? "bg-right" : "bg-peers"}
                  share={option.strong / strong.people}
                  label={percent(option.strong, strong.people)}
                />
                <Share
                  isThin
                  colour={`border-2 bg-transparent ${option.valid ? "border-right" : "border-peers"}`}
                  share={option.weak / weak.people}
                  label={percent(option.weak, weak.people)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {hasThirds && (
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
          <Key look="h-5 bg-peers" name={t`All`} />
          <Key look="h-2.5 bg-peers" name={t`Strong third (${strong.people})`} />
          <Key look="h-2.5 border-2 border-peers" name={t`Weak third (${weak.people})`} />
        </p>
      )}
    </ResultFigure>
  );
}

function OptionName({ text, valid }: { text: string; valid: boolean }) {
  const { t } = useLingui();
  return (
    <span className="wrap-anywhere">
      <Authored>{text}</Authored>
      {valid && (
        <span className="ms-2 inline-flex items-center gap-1 font-semibold whitespace-nowrap text-(--right)">
          <Icon name="check" className="size-4" />
          {t`correct`}
        </span>
      )}
    </span>
  );
}

/** An entry of the chart's legend. */
function Key({ look, name }: { look: string; name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`w-5 rounded-[4px] ${look}`} />
      {name}
    </span>
  );
}

interface ShareProps {
  colour: string;
  share: number;
  label: string;
  isThin?: boolean;
}

function Share({ colour, share, label, isThin = false }: ShareProps) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_3rem] items-center gap-3">
      <span className={isThin ? "grid [&>.bar]:h-2.5" : "grid"}>
        <Bar colour={share > 0 ? colour : ""} share={share} />
      </span>
      <span className={`text-end tabular-nums ${isThin ? "text-muted" : "font-semibold"}`}>
        {label}
      </span>
    </span>
  );
}

/** Discrimination from which a question separates students well; below the other, it hardly does. */
const TELLS = 0.3;
const HARDLY = 0.15;
/** Standard deviations below zero beyond which it is hardly chance. */
const BEYOND_CHANCE = 1.645;

/** The two indexes in words, with their numbers. */
function CheckedSentence({ result }: { result: CheckedResult }) {
  const { t, i18n } = useLingui();
  const { answers, right, discrimination, facility, final_quiz: isQuiz } = result;
  const share = facility === null ? "–" : formatPercent(facility, i18n.locale);
  const index =
    discrimination === null
      ? ""
      : new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 2 }).format(discrimination);
  return (
    <>
      {t`${right} of ${answers} are right (facility ${share}).`} {tells()}
      {isQuiz && (
        <>
          {" "}
          <Badge tone="calm">{t`Final quiz`}</Badge>
        </>
      )}
    </>
  );

  function tells(): string {
    if (discrimination === null) {
      return t`Whether it tells who knows cannot be said yet: that takes students who differ in this question and in others.`;
    }
    if (discrimination < -BEYOND_CHANCE / Math.sqrt(answers)) {
      return t`Those who do well elsewhere do worse here (discrimination ${index}): look at the wording and at the answer key.`;
    }
    if (discrimination < 0) {
      return t`Those who do well elsewhere do no better here (discrimination ${index}), which may be chance with so few answers: look at the wording.`;
    }
    if (discrimination < HARDLY) {
      return t`It hardly tells who knows from who does not (discrimination ${index}): look at the wording.`;
    }
    if (discrimination < TELLS) {
      return t`It tells a little who knows from who does not (discrimination ${index}).`;
    }
    return t`It tells well who knows from who does not (discrimination ${index}).`;
  }
}
