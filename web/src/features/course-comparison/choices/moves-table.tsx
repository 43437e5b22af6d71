import { useLingui } from "@lingui/react/macro";
import type { ComparedQuestion, SecondRound } from "@paso/contract";

interface MovesTableProps {
  round: SecondRound;
  options: (ComparedQuestion & { kind: "choice" })["options"];
  language: string;
}

/** How many others switched from which answer to which, most frequent first. */
export function MovesTable({ round, options, language }: MovesTableProps) {
  const { t } = useLingui();
  const moves = round.moves.toSorted((one, other) => other.people - one.people);
  if (moves.length === 0) return null;
  const nameOf = (index: number | null) =>
    index === null ? t`(none)` : <span lang={language}>{options[index]?.text}</span>;
  return (
    <table className="mt-3 w-full text-small tabular-nums">
      <caption className="sr-only">{t`Who changed to what`}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 text-start align-top font-normal">
            {t`From → to`}
          </th>
          <th scope="col" className="py-2 ps-3 text-end align-top font-normal">
            {t`Number of People`}
          </th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ from, to, people }) => (
          <tr key={`${from} ${to}`} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 text-start align-top font-normal wrap-anywhere">
              {nameOf(from)} → {nameOf(to)}
            </th>
            <td className="py-2 ps-3 text-end align-top">{people}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
