import {
  FILM_COLOURS,
  retention,
  retentionLine,
  stroke,
  svg,
  text,
  through,
  tick,
} from "./drawing.ts";
import type { Point } from "./drawing.ts";
import type { Words } from "./words.ts";

export const FILM = { width: 1280, height: 720, frameRate: 25, seconds: 27 };

/** Start times of the title, the three steps and the end, in seconds. */
const STARTS = [0, 4, 10.4, 16.8, 22.8, 27];
const { accent, card, ink, line, mates, muted, onAccent, paper, warm } = FILM_COLOURS;
const BOLD = 'font-weight="700"';
const CENTRED = 'text-anchor="middle"';

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const easeOut = (value: number) => 1 - (1 - clamp(value)) ** 3;
/** Progress of an animation that starts at `start` and takes `length` seconds: 0 to 1, eased. */
const since = (time: number, start: number, length = 0.7) => easeOut((time - start) / length);

/** One frame of the film, `time` seconds after its beginning. */
export function drawFrame({ film }: Words, time: number): string {
  const scene = STARTS.findLastIndex((start) => time >= start);
  const start = STARTS[scene] ?? 0;
  const local = time - start;
  const left = (STARTS[scene + 1] ?? FILM.seconds) - time;
  const visible = scene === 4 ? 1 : clamp(left / 0.35);
  const step = film.steps[scene - 1];
  const drawn = step
    ? [...stepWords(step, local), VISUALS[scene - 1]?.(local) ?? ""]
    : bigWords(scene === 0 ? film.title : film.end, local);
  return svg(FILM.width, FILM.height, [
    `<rect width="${FILM.width}" height="${FILM.height}" fill="${paper}"/>`,
    `<g opacity="${visible.toFixed(3)}">${drawn.join("")}</g>`,
    pathOfSteps(time),
  ]);
}

/** Text that fades in while it rises a little. */
function rising(
  x: number,
  y: number,
  words: string,
  size: number,
  colour: string,
  at: number,
  more = "",
) {
  const shift = (1 - at) * 18;
  return `<g opacity="${at.toFixed(3)}">${text(x, y + shift, words, size, colour, more)}</g>`;
}

/** The first line is visible from the start: players show the first frame before they play. */
function bigWords([first, second]: [string, string], time: number): string[] {
  return [
    text(640, 320, first, 84, ink, `${CENTRED} ${BOLD}`),
    rising(640, 400, second, 46, accent, since(time, 0.8, 0.9), CENTRED),
  ];
}

function stepWords([title, first, second]: [string, string, string], time: number): string[] {
  return [
    rising(88, 270, title, 92, ink, since(time, 0.2), BOLD),
    rising(88, 350, first, 42, accent, since(time, 1.1)),
    rising(88, 408, second, 42, muted, since(time, 2.4)),
  ];
}

/** A page that is closed, and then comes back line by line from memory, with one gap. */
function recalling(time: number): string {
  const lines = [210, 260, 230, 250, 180];
  const closed = since(time, 1.1, 0.6);
  const rows = lines.flatMap((width, index) => {
    const y = 214 + index * 52;
    const from: Point = [846, y];
    const back = since(time, 2.5 + index * 0.5, 0.5);
    const isGap = index === 3;
    return [
      stroke(
        through([from, [846 + width, y]]),
        muted,
        10,
        `opacity="${(0.6 * (1 - closed)).toFixed(3)}"`,
      ),
      back > 0 && !isGap ? stroke(through([from, [846 + width * back, y]]), accent, 10) : "",
      back > 0 && isGap
        ? stroke(
            through([from, [846 + width, y]]),
            warm,
            6,
            `stroke-dasharray="1 18" opacity="${back.toFixed(3)}"`,
          )
        : "",
    ];
  });
  return `<rect x="796" y="150" width="360" height="336" rx="18" fill="${card}" stroke="${line}" stroke-width="3"/>${rows.join("")}`;
}

/** The forgetting curve, lifted three times. */
function comingBack(time: number): string {
  const origin: Point = [780, 470];
  const size: Point = [400, 290];
  const days = 24;
  const recalls = [2, 6, 14];
  const now = clamp((time - 0.8) / 4.2) * days;
  const marks = recalls
    .filter((day) => day <= now)
    .map((day) => {
      const at: Point = [
        origin[0] + (day / days) * size[0],
        origin[1] - retention(day, recalls) * size[1],
      ];
      return tick(at, 18 * since(now, day, 1.6), accent, onAccent);
    });
  return [
    stroke(through([[780, 180], origin, [1180, 470]]), line, 4),
    now > 0
      ? stroke(
          through(retentionLine(origin, size, [], now, days)),
          mates,
          5,
          'stroke-dasharray="1 12"',
        )
      : "",
    now > 0 ? stroke(through(retentionLine(origin, size, recalls, now, days)), accent, 6) : "",
    ...marks,
  ].join("");
}

/** One's own answer first, then the bars of the others. */
function sharing(time: number): string {
  const counts = [90, 250, 170, 60];
  const own = since(time, 1.2, 0.5);
  const bars = counts.map((length, index) => {
    const y = 196 + index * 76;
    const grown = since(time, 2.6 + index * 0.22, 0.8);
    const track = `<rect x="800" y="${y - 17}" width="380" height="34" rx="8" fill="${card}"/>`;
    const bar =
      grown > 0
        ? `<rect x="800" y="${y - 17}" width="${(length * grown).toFixed(1)}" height="34" rx="8" fill="${mates}"/>`
        : "";
    return track + bar;
  });
  const mark = own > 0 ? tick([1140, 348], 26 * own, accent, onAccent) : "";
  return bars.join("") + mark;
}

const VISUALS = [recalling, comingBack, sharing];

/** The path below: a mark per step, ticked once the step is over. */
function pathOfSteps(time: number): string {
  const marks: Point[] = [
    [440, 562],
    [640, 562],
    [840, 562],
  ];
  const first = STARTS[1] ?? 0;
  const last = STARTS[4] ?? 0;
  const reached = 440 + 400 * clamp((time - first) / (last - first));
  const drawn = marks.map(([x, y], index) => {
    const begins = STARTS[index + 1] ?? 0;
    const done = STARTS[index + 2] ?? 0;
    if (time >= done - 0.5) return tick([x, y], 24, accent, onAccent);
    const colour = time >= begins ? accent : line;
    const number = text(
      x,
      y + 9,
      String(index + 1),
      26,
      time >= begins ? accent : muted,
      `${CENTRED} ${BOLD}`,
    );
    return `<circle cx="${x}" cy="${y}" r="23" fill="${paper}" stroke="${colour}" stroke-width="4"/>${number}`;
  });
  return [
    stroke(
      through([
        [440, 562],
        [840, 562],
      ]),
      line,
      4,
    ),
    time > first
      ? stroke(
          through([
            [440, 562],
            [reached, 562],
          ]),
          accent,
          4,
        )
      : "",
    ...drawn,
  ].join("");
}
