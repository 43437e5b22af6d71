import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PollResult } from "@paso/contract";

import { Bar } from "../../../charts/drawing/bar.tsx";
import { formatPercent } from "../../../i18n/format-percent.ts";
import { Authored } from "../../../ui/staff/content-language.tsx";
import { ResultFigure } from "../parts/result-figure.tsx";

interface PollQuestionProps {
  name: string;
  result: PollResult;
}

/** A poll: the final choices, and how a second round changed them. */
export function PollQuestion({ name, result }: PollQuestionProps) {
  const { t, i18n } = useLingui();
  const { answers, options, removed, second_round: second } = result;
  const percent = (people: number) => formatPercent(people / answers, i18n.locale);
  const all = Math.max(1, answers);
  return (
    <ResultFigure
      caption={name}
      head={
        second
          ? [t`Answer`, t`At first`, t`In the end`, t`Share`]
          : [t`Answer`, t`People`, t`Share`]
      }
      rows={[
        ...options.map(({ id, text, chosen, first }) => ({
          key: id,
          cells: [
            <Authored key="name">{text}</Authored>,
            ...(second ? [first] : []),
            chosen,
            percent(chosen),
          ],
        })),
        ...(removed > 0
          ? [
              {
                key: "removed",
                cells: [
                  t`Options removed since`,
                  ...(second ? ["–"] : []),
                  removed,
                  percent(removed),
                ],
              },
            ]
          : []),
      ]}
      sentence={<PollSentence result={result} />}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {options.map(({ id, text, chosen, first }) => (
          <li key={id} className="grid gap-1 text-small">
            <span className="flex justify-between gap-4">
              <span className="wrap-anywhere">
                <Authored>{text}</Authored>
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {chosen}
                <span className="text-muted"> · {percent(chosen)}</span>
              </span>
            </span>
            <span className="grid">
              <Bar colour="bg-peers" share={chosen / all} />
            </span>
            {second && (
              <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 text-muted">
                <span className="grid [&>.bar]:h-2.5">
                  <Bar colour="border-2 border-peers bg-transparent" share={first / all} />
                </span>
                {t`${first} at first`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </ResultFigure>
  );
}

/** The leading option, and how the second round changed it. */
function PollSentence({ result }: { result: PollResult }) {
  const { t } = useLingui();
  const { answers, options, second_round: second } = result;
  const [first, next] = options.toSorted((one, other) => other.chosen - one.chosen);
  return [leading(), moved(), move()].filter(Boolean).join(" ");

  function leading(): string {
    if (!first || first.chosen === 0) return t`Nobody chose one of these answers.`;
    const { text, chosen } = first;
    if (next?.chosen === chosen) {
      return t`Several answers are tied in the lead, each chosen by ${chosen} of ${answers}.`;
    }
    return t`${chosen} of ${answers} chose “${text}”, more than anything else.`;
  }

  function moved(): string | null {
    if (second === null) return null;
    const { answers: again, changed } = second;
    if (again === 0) return t`Nobody has answered a second time yet.`;
    return t`${plural(again, { one: "# person", other: "# people" })} answered a second time, and ${changed} changed something.`;
  }

  function move(): string | null {
    const most = second?.moves[0];
    const textOf = (id: number) => options.find((option) => option.id === id)?.text;
    const [from, to] = [most && textOf(most.from), most && textOf(most.to)];
    if (!most || from === undefined || to === undefined) return null;
    const { people } = most;
    return t`The most frequent way was from “${from}” to “${to}”: ${people}.`;
  }
}
