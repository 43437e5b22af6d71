import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

/** A table behind a chart; its first column is of names. */
interface ResultTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[]; isRight?: boolean }[];
}

interface ResultFigureProps extends ResultTableProps {
  /** The numbers in a sentence. */
  sentence: ReactNode;
  /** The chart; screen readers get the table. */
  children: ReactNode;
}

/** Numbers in three forms: chart, table and sentence. */
export function ResultFigure({ sentence, children, ...table }: ResultFigureProps) {
  const { t } = useLingui();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure aria-label={table.caption} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {!asTable && <div aria-hidden="true">{children}</div>}
      <div className={asTable ? "overflow-x-auto" : "sr-only"}>
        <ResultTable {...table} />
      </div>
      <figcaption className="max-w-prose text-small text-muted">
        {sentence}{" "}
        <button
          type="button"
          onClick={() => setAsTable(!asTable)}
          className="-my-3 min-h-11 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {asTable ? t`Show as chart` : t`Show as table`}
        </button>
      </figcaption>
    </figure>
  );
}

function ResultTable({ caption, head, rows }: ResultTableProps) {
  const cell = "py-2 ps-4 text-end align-top";
  return (
    <table className="w-full text-small tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          {head.map((name, column) => (
            <th
              key={name}
              scope="col"
              className={column === 0 ? "py-2 text-start font-normal" : `${cell} font-normal`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells], isRight = false }) => (
          <tr
            key={key}
            className={`border-b border-line last:border-0 ${isRight ? "bg-right-soft" : ""}`}
          >
            <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
              {name}
            </th>
            {cells.map((value, column) => (
              <td key={column} className={cell}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
