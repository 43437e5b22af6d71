/** The product's light palette. */
export const LIGHT = {
  paper: "#fbf9f4",
  card: "#ffffff",
  ink: "#1d2321",
  muted: "#5b6562",
  line: "#e2ddd2",
  accent: "#0b6b5a",
  soft: "#e1f0ec",
  warm: "#b35c00",
  mates: "#7d8fb3",
};
/** Its dark palette on a deep green ground. */
export const FILM_COLOURS = {
  paper: "#10241f",
  card: "#1a362f",
  ink: "#e9e6df",
  muted: "#b4c2bc",
  line: "#35544b",
  accent: "#5ccdb2",
  onAccent: "#0c1f1a",
  warm: "#f0b25a",
  mates: "#8ea3cf",
};

export type Point = [x: number, y: number];

/** An SVG drawing of the given size in CSS pixels. */
export function svg(width: number, height: number, parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}

/** A polyline, as the `d` of a path. */
export function through(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`;
}

/** A path that is only stroked. */
export function stroke(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function text(x: number, y: number, words: string, size: number, colour: string, more = "") {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" ${more}>${words}</text>`;
}

/** The product's mark of a finished step: a filled circle with a tick. */
export function tick([x, y]: Point, radius: number, fill: string, sign: string): string {
  const at = (dx: number, dy: number): Point => [x + dx * radius, y + dy * radius];
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>` +
    stroke(through([at(-0.4, 0.04), at(-0.1, 0.34), at(0.42, -0.3)]), sign, radius * 0.18)
  );
}

const GAINS = [3, 8, 22, 60];

/**
 * Retention of a memory after `day` days if it was recalled on the days in `recalls`, from 1 down to a floor:
 * it fades more slowly after every recall. Made for illustration, not measured.
 */
export function retention(day: number, recalls: number[]): number {
  const past = recalls.filter((at) => at <= day);
  const since = day - (past.at(-1) ?? 0);
  return 0.1 + 0.9 * Math.exp(-since / (GAINS[past.length] ?? 60));
}

/** The curve of `retention` from day 0 to `last`, in a box with its origin at the lower left. */
export function retentionLine(
  [left, bottom]: Point,
  [width, height]: Point,
  recalls: number[],
  last: number,
  days: number,
): Point[] {
  const steps = Math.max(2, Math.ceil((last / days) * 240));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const day = (index / steps) * last;
    return [left + (day / days) * width, bottom - retention(day, recalls) * height];
  });
}
