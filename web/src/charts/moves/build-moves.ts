import { isLongLabel, type SecondRound } from "@paso/contract";

/** An answer of the chart of moves. */
interface MoveRow {
  /** 1-based position among the options. */
  number: number;
  text: string;
  /** The text, or its number if one of the texts is too long. */
  label: string;
  /** People who chose it at first, and who choose it now. */
  first: number;
  last: number;
}

/** People who went from one answer to another; null is no answer. */
interface MadeMove {
  from: MoveRow | null;
  to: MoveRow | null;
  people: number;
}

/** How a class moved from the first round to the second, arranged for drawing. */
export interface Moves {
  rows: MoveRow[];
  numbered: boolean;
  /** Value of the longest bar in people, at least 1. */
  most: number;
  /** Most frequent first. */
  made: MadeMove[];
  /** The answer that gained most; null if none stands out. */
  winner: MoveRow | null;
}

export function buildMoves(options: readonly string[], round: SecondRound): Moves {
  const numbered = options.some(isLongLabel);
  const rows = options.map((text, index) => ({
    number: index + 1,
    text,
    label: numbered ? String(index + 1) : text,
    first: round.first_answers[index] ?? 0,
    last: round.last_answers[index] ?? 0,
  }));
  const rowAt = (index: number | null) => (index === null ? null : (rows[index] ?? null));
  return {
    rows,
    numbered,
    most: Math.max(1, ...rows.flatMap(({ first, last }) => [first, last])),
    made: round.moves
      .map(({ from, to, people }) => ({ from: rowAt(from), to: rowAt(to), people }))
      .toSorted((a, b) => b.people - a.people),
    winner: findWinner(rows),
  };
}

function findWinner(rows: readonly MoveRow[]): MoveRow | null {
  const won = Math.max(...rows.map(({ first, last }) => last - first));
  const winners = rows.filter(({ first, last }) => last - first === won);
  return won > 0 && winners.length === 1 ? (winners[0] ?? null) : null;
}
