import { useLingui } from "@lingui/react/macro";
import type { SecondRound } from "@paso/contract";
import { useId } from "react";

import { BarFrame } from "../drawing/bar-frame.tsx";
import { Bar } from "../drawing/bar.tsx";
import { TableSwitch } from "../drawing/table-switch.tsx";
import { buildMoves, type Moves } from "./build-moves.ts";
import { MovesFigures } from "./moves-figures.tsx";
import { MovesSentence } from "./moves-sentence.tsx";

interface MovesChartProps {
  /** The question's option texts, in order. */
  options: readonly string[];
  round: SecondRound;
  /** People who must have answered again before moves are shown. */
  needed: number;
  /** Whether the viewer changed the answer; null if there was no second one. */
  ownChange: boolean | null;
}

/** How the class moved between the two rounds of a question: before and after, as a table, in words. */
export function MovesChart({ options, round, needed, ownChange }: MovesChartProps) {
  const { t } = useLingui();
  const titleId = useId();
  const count = round.people_count;
  const moves = buildMoves(options, round);
  return (
    <figure
      aria-labelledby={titleId}
      className="mt-4 rounded-card border border-line bg-card p-5 shadow-float sm:p-6"
    >
      <figcaption id={titleId} className="font-semibold">
        {t`How the class moved`}
      </figcaption>
      {count < needed ? (
        <p className="mt-2 text-small text-muted">
          <strong className="text-ink tabular-nums">
            {t`${count} of ${needed} second answers so far`}
          </strong>
          {". "}
          {t`You will then see here who changed to what.`}
        </p>
      ) : (
        <TableSwitch sentence={<MovesSentence round={round} moves={moves} ownChange={ownChange} />}>
          {(asTable) => (
            <>
              {!asTable && <MoveBars moves={moves} />}
              <MovesFigures moves={moves} visible={asTable} />
            </>
          )}
        </TableSwitch>
      )}
    </figure>
  );
}

function MoveBars({ moves }: { moves: Moves }) {
  const { t } = useLingui();
  return (
    <BarFrame
      entries={[
        { colour: FIRST, label: t`First answers` },
        { colour: LAST, label: t`Last answers` },
      ]}
      numbered={moves.numbered}
      rows={moves.rows}
    >
      {moves.rows.map(({ number, label, first, last }) => (
        <div key={number} className="contents">
          <span className="min-w-0 text-small wrap-anywhere tabular-nums">{label}</span>
          <span className="grid min-w-0 gap-0.5 *:h-3">
            <Bar colour={FIRST} share={first / moves.most} />
            <Bar colour={LAST} share={last / moves.most} />
          </span>
          <span className="text-end text-small whitespace-nowrap tabular-nums">
            <span className="text-muted">{first} → </span>
            {last}
          </span>
        </div>
      ))}
    </BarFrame>
  );
}

/** Distinguished by more than colour: the first answers are an outline. */
const FIRST = "border-2 border-peers bg-transparent";
const LAST = "bg-peers";
