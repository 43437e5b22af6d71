/** A slice of a pie around the origin. */
export interface Slice {
  /** SVG path of the slice. */
  path: string;
  /** Where its number is drawn. */
  x: number;
  y: number;
  /** Whether the slice is too thin to hold its number, which is then drawn outside. */
  thin: boolean;
}

/** Share of the pie below which a slice is thin. */
const THIN = 0.06;
/** Width of a two-digit number outside the pie, as a share of a turn. */
const NUMBER_WIDTH = 0.034;

/**
 * Cuts a pie of a radius into slices of shares (0 to 1, summing to 1), clockwise from the top.
 * A share of 0 gives no slice.
 */
export function slicePie(shares: readonly number[], radius: number): (Slice | null)[] {
  let start = 0;
  const numberTurns = placeNumbers(shares);
  return shares.map((share, index) => {
    if (share <= 0) return null;
    const end = start + share;
    const [x, y] = pointAt(numberTurns[index] ?? 0, radius * (share < THIN ? 1.12 : 0.68));
    const path = share >= 1 ? circlePath(radius) : wedgePath(start, end, radius);
    start = end;
    return share >= 1 ? { path, x: 0, y: 0, thin: false } : { path, x, y, thin: share < THIN };
  });
}

/**
 * Positions of the slices' numbers around the pie: the middle of each slice, except thin neighbours, whose
 * numbers go outside, spaced apart.
 */
function placeNumbers(shares: readonly number[]): number[] {
  const turns: number[] = [];
  let start = 0;
  for (const share of shares) {
    turns.push(start + share / 2);
    start += share;
  }
  const thin = shares.flatMap((share, index) => (share > 0 && share < THIN ? [index] : []));
  const at = (index: number) => turns[index] ?? 0;
  const isCrowded = (a: number, b: number) => at(b) - at(a) < NUMBER_WIDTH;
  for (let first = 0; first < thin.length; first += 1) {
    const run = [thin[first] ?? 0];
    for (let next = thin[first + 1]; next !== undefined && isCrowded(run.at(-1) ?? 0, next);) {
      run.push(next);
      first += 1;
      next = thin[first + 1];
    }
    const middle = run.reduce((sum, index) => sum + at(index), 0) / run.length;
    run.forEach((index, position) => {
      if (run.length > 1) turns[index] = middle + (position - (run.length - 1) / 2) * NUMBER_WIDTH;
    });
  }
  return turns;
}

/** The point on a circle after a share of a turn, clockwise from the top. */
function pointAt(turn: number, radius: number): [x: number, y: number] {
  const angle = turn * 2 * Math.PI;
  return [round(Math.sin(angle) * radius), round(-Math.cos(angle) * radius)];
}

function wedgePath(start: number, end: number, radius: number): string {
  const from = pointAt(start, radius).join(" ");
  const to = pointAt(end, radius).join(" ");
  const large = end - start > 0.5 ? 1 : 0;
  return `M0 0L${from}A${radius} ${radius} 0 ${large} 1 ${to}Z`;
}

/** A whole turn, which one arc cannot draw. */
function circlePath(radius: number): string {
  const half = `A${radius} ${radius} 0 1 1`;
  return `M0 ${-radius}${half} 0 ${radius}${half} 0 ${-radius}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
