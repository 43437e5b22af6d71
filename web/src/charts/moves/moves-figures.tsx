import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { headClass } from "../drawing/head-class.ts";
import type { Moves } from "./build-moves.ts";

/** The figures of a chart of moves: how often each answer was given, and the moves between answers. */
export function MovesFigures({ moves, visible }: { moves: Moves; visible: boolean }) {
  const { t, i18n } = useLingui();
  const difference = new Intl.NumberFormat(i18n.locale, { signDisplay: "exceptZero" });
  const name = (row: Moves["rows"][number]) =>
    moves.numbered ? `${row.number} - ${row.text}` : row.text;
  return (
    <div className={visible ? "mt-3 grid gap-6" : "sr-only"}>
      <Table
        caption={t`How the class moved`}
        heads={[t`Answers`, t`First answers`, t`Last answers`, t`Change`]}
        rows={moves.rows.map((row) => ({
          key: row.number,
          name: name(row),
          cells: [row.first, row.last, difference.format(row.last - row.first)],
        }))}
      />
      {moves.made.length > 0 && (
        <Table
          caption={t`Who changed to what`}
          heads={[t`From → to`, t`Number of People`]}
          rows={moves.made.map(({ from, to, people }) => ({
            key: `${from?.number} ${to?.number}`,
            name: `${from ? name(from) : t`(none)`} → ${to ? name(to) : t`(none)`}`,
            cells: [people],
          }))}
        />
      )}
    </div>
  );
}

interface TableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly { key: string | number; name: string; cells: readonly ReactNode[] }[];
}

function Table({ caption, heads, rows }: TableProps) {
  const cell = "py-2 ps-2 text-end align-top sm:ps-4";
  return (
    <table className="w-full text-small tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={`${headClass} ${index === 0 ? "py-2 text-start align-top" : cell}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 text-start align-top font-normal wrap-anywhere">
              {name}
            </th>
            {cells.map((content, index) => (
              <td key={heads[index + 1]} className={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
