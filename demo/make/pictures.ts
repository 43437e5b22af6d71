import { LIGHT, retention, retentionLine, stroke, svg, text, through, tick } from "./drawing.ts";
import type { Point } from "./drawing.ts";
import type { Words } from "./words.ts";

const WIDTH = 720;
const { accent, card, ink, line, mates, muted, paper, soft, warm } = LIGHT;
const SEMIBOLD = 'font-weight="600"';
const CENTRED = 'text-anchor="middle"';
const END = 'text-anchor="end"';

/** On its own light card, so that a picture looks the same on a dark page. */
function onCard(height: number, parts: string[]): string {
  const ground = `<rect x="1" y="1" width="${WIDTH - 2}" height="${height - 2}" rx="16" fill="${card}" stroke="${line}" stroke-width="1.5"/>`;
  return svg(WIDTH, height, [ground, ...parts]);
}

export function curvePicture({ curve }: Words): string {
  const origin: Point = [48, 330];
  const size: Point = [620, 236];
  const days = 24;
  const recalls = [2, 6, 14];
  const withRecalls = retentionLine(origin, size, recalls, days, days);
  const without = retentionLine(origin, size, [], days, days);
  const marks = recalls.map((day): Point => [
    origin[0] + (day / days) * size[0],
    origin[1] - retention(day, recalls) * size[1],
  ]);
  return onCard(405, [
    text(origin[0], 62, curve.left, 20, muted),
    stroke(through([origin, [origin[0] + size[0], origin[1]]]), line, 2),
    stroke(through([origin, [origin[0], origin[1] - size[1]]]), line, 2),
    text(origin[0] + size[0], 366, `${curve.days} →`, 20, muted, END),
    stroke(through(without), mates, 4, 'stroke-dasharray="1 9"'),
    stroke(through(withRecalls), accent, 4.5),
    ...marks.map((mark) => tick(mark, 15, accent, card)),
    text(origin[0] + size[0], 150, curve.with, 22, accent, `${END} ${SEMIBOLD}`),
    text(origin[0] + size[0], 292, curve.without, 22, "#53668f", `${END} ${SEMIBOLD}`),
  ]);
}

export function visitsPicture({ visits }: Words): string {
  const cell = 28;
  const left = 48;
  const day = (index: number) => left + index * (cell + 2);
  const row = (y: number, title: string, hours: number[], colour: string) => [
    text(left, y - 14, title, 22, ink, SEMIBOLD),
    ...Array.from({ length: 20 }, (_, index) => {
      const fill = hours[index] ? colour : paper;
      return `<rect x="${day(index)}" y="${y}" width="${cell}" height="44" rx="6" fill="${fill}" stroke="${hours[index] ? colour : line}"/>`;
    }),
    ...hours.map((count, index) =>
      count
        ? text(day(index) + cell / 2, y + 29, `${count} h`, 15, card, `${CENTRED} ${SEMIBOLD}`)
        : "",
    ),
    tick([day(20) + cell / 2, y + 22], 14, warm, card),
  ];
  const hoursOn = (...entries: [number, number][]) => {
    const hours = Array.from({ length: 20 }, () => 0);
    for (const [index, count] of entries) hours[index] = count;
    return hours;
  };
  return onCard(310, [
    ...row(66, visits.together, hoursOn([19, 3]), "#53668f"),
    ...row(174, visits.apart, hoursOn([0, 1], [4, 1], [16, 1]), accent),
    ...visits.weeks.map((week, index) => text(day(index * 7), 266, week, 18, muted)),
    text(day(21) - 2, 52, visits.exam, 20, warm, `${END} ${SEMIBOLD}`),
  ]);
}

export function loopPicture({ loop }: Words): string {
  const y = 132;
  const at = (index: number) => 96 + index * 176;
  return onCard(280, [
    stroke(
      through([
        [at(0), y],
        [at(3), y],
      ]),
      accent,
      3,
    ),
    stroke(
      `M${at(3)} ${y - 42}C${at(3)} 26 ${at(0)} 26 ${at(0)} ${y - 42}`,
      mates,
      3,
      'stroke-dasharray="1 8"',
    ),
    stroke(
      through([
        [at(0) - 10, y - 56],
        [at(0), y - 42],
        [at(0) + 11, y - 55],
      ]),
      mates,
      3,
    ),
    ...loop.flatMap((step, index) => {
      const fill = index === 2 ? mates : accent;
      return [
        `<circle cx="${at(index)}" cy="${y}" r="34" fill="${index === 2 ? "#eef1f8" : soft}" stroke="${fill}" stroke-width="3"/>`,
        icon(index, [at(index), y], index === 2 ? "#53668f" : accent),
        text(at(index), 210, step, 21, ink, `${CENTRED} ${SEMIBOLD}`),
        text(at(index), 238, String(index + 1), 18, muted, CENTRED),
      ];
    }),
  ]);
}

/** A thought, a tick, three other people, a thought with a spark. */
function icon(kind: number, [x, y]: Point, colour: string): string {
  const dot = (dx: number, dy: number, r: number) =>
    `<circle cx="${x + dx}" cy="${y + dy}" r="${r}" fill="${colour}"/>`;
  const bubble = stroke(
    `M${x - 14} ${y + 7}a9 9 0 0 1 2-16a12 12 0 0 1 23-1a8.5 8.5 0 0 1 1 17z`,
    colour,
    3,
  );
  if (kind === 0) return bubble + dot(-9, 15, 2.6) + dot(-14, 20, 1.8);
  if (kind === 1)
    return stroke(
      through([
        [x - 13, y + 1],
        [x - 3, y + 11],
        [x + 14, y - 10],
      ]),
      colour,
      5,
    );
  if (kind === 2) {
    const person = (dx: number) =>
      dot(dx, -6, 4.5) + stroke(`M${x + dx - 6} ${y + 10}a6 7 0 0 1 12 0`, colour, 3);
    return person(-14) + person(0) + person(14);
  }
  const spark = stroke(`M${x} ${y - 6}v9M${x - 4.5} ${y - 1.5}h9`, colour, 3);
  return bubble + dot(-9, 15, 2.6) + dot(-14, 20, 1.8) + spark;
}

export function sessionPicture({ session }: Words): string {
  const fills = [accent, soft, warm];
  const inks = [card, accent, card];
  const shares = [0.3, 0.46, 0.24];
  let x = 40;
  const parts = session.parts.flatMap(([minutes, label], index) => {
    const width = 640 * (shares[index] ?? 0);
    const middle = x + width / 2;
    const bar = `<rect x="${x + 2}" y="52" width="${width - 4}" height="116" rx="12" fill="${fills[index]}"/>`;
    x += width;
    return [
      bar,
      text(middle, 104, label, 23, inks[index] ?? ink, `${CENTRED} ${SEMIBOLD}`),
      text(middle, 138, minutes, 20, inks[index] ?? ink, CENTRED),
    ];
  });
  return onCard(280, [
    ...parts,
    stroke(
      through([
        [42, 196],
        [678, 196],
      ]),
      line,
      2,
    ),
    `<rect x="216" y="218" width="16" height="28" rx="4" fill="none" stroke="${muted}" stroke-width="2.5"/>`,
    stroke("M208 250L240 214", muted, 2.5),
    text(254, 239, session.phone, 20, muted),
  ]);
}

/** The course's picture in lists: the path, rising step by step. */
export function coverPicture(): string {
  const steps: Point[] = [
    [96, 300],
    [240, 252],
    [384, 190],
    [544, 104],
  ];
  const path = `M-20 330C40 322 60 312 96 300C150 282 186 276 240 252C296 226 330 218 384 190C440 160 480 140 544 104C590 78 620 66 670 40`;
  return svg(640, 360, [
    `<rect width="640" height="360" fill="#123029"/>`,
    `<path d="${path}V360H-20Z" fill="#0b6b5a" opacity=".55"/>`,
    `<circle cx="544" cy="104" r="84" fill="#f0b25a" opacity=".16"/>`,
    `<circle cx="544" cy="104" r="56" fill="#f0b25a" opacity=".22"/>`,
    stroke(path, "#5ccdb2", 5),
    ...steps.slice(0, 3).map((step) => tick(step, 24, "#5ccdb2", "#0c1f1a")),
    `<circle cx="544" cy="104" r="30" fill="#123029" stroke="#f0b25a" stroke-width="5"/>`,
    `<circle cx="544" cy="104" r="10" fill="#f0b25a"/>`,
  ]);
}
