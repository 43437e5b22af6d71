import { blendColor } from "../../../platform/pdf/blend-color.ts";
import type { BadgePicture } from "./badge-picture.ts";
import { type OutlinedText, outlineText } from "./outline-text.ts";

const PAPER = "#fdfcf8";
const INK = "#1d2321";
const MUTED = "#5b6461";
const FLAG = "#b45f06";
/** Font sizes of the title, of which the largest that fits is used. */
const SIZES = [48, 42, 36, 31, 27, 23];
const MOST_LINES = 3;
/** Width available for the title. */
const ROOM = 360;

/** A badge in the style of the diploma: the path to the flag, below the title. */
export async function drawBadge({ accent, siteName, title }: BadgePicture): Promise<string> {
  const name = await fitLine(siteName, 250, 21);
  const { lines, size } = await setTitle(title);
  const top = 226 - ((lines.length - 1) * size * 1.12) / 2;
  const texts = [
    `<path fill="${MUTED}" d="${centred(name.line, 118, name.size)}"/>`,
    ...lines.map(
      (line, index) =>
        `<path fill="${INK}" d="${centred(line, top + index * size * 1.12, size)}"/>`,
    ),
  ];
  const hill = "M0 372C150 366 300 344 512 268";
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">',
    '<defs><clipPath id="inside"><circle cx="256" cy="256" r="222"/></clipPath></defs>',
    `<circle cx="256" cy="256" r="252" fill="${accent}"/>`,
    `<circle cx="256" cy="256" r="237" fill="none" stroke="${PAPER}" stroke-width="3"/>`,
    `<circle cx="256" cy="256" r="222" fill="${PAPER}"/>`,
    '<g clip-path="url(#inside)">',
    `<path d="${hill}V512H0Z" fill="${blendColor(accent, PAPER, 0.14)}"/>`,
    `<path d="${hill}" fill="none" stroke="${blendColor(accent, PAPER, 0.45)}" stroke-width="5"/>`,
    "</g>",
    mark(accent, 128, 364),
    mark(accent, 256, 346),
    flag(384, 312),
    ...texts,
    "</svg>",
  ].join("");
}

function mark(accent: string, x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="23" fill="${accent}"/>` +
    `<path d="M${x - 10} ${y + 1}l7 7 13-14" fill="none" stroke="${PAPER}" stroke-width="4.5" ` +
    'stroke-linecap="round" stroke-linejoin="round"/>'
  );
}

function flag(x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="44" fill="${blendColor(FLAG, PAPER, 0.18)}"/>` +
    `<circle cx="${x}" cy="${y}" r="25" fill="${PAPER}" stroke="${FLAG}" stroke-width="6"/>` +
    `<circle cx="${x}" cy="${y}" r="9" fill="${FLAG}"/>`
  );
}

/** The title in few lines, as large as fits; it is truncated if even the smallest size does not. */
async function setTitle(title: string): Promise<{ lines: OutlinedText[]; size: number }> {
  const words = await Promise.all(wordsOf(title).map(measure));
  for (const size of SIZES) {
    const lines = breakLines(words, ROOM / size);
    if (lines) return { lines: await outlineLines(lines), size };
  }
  const size = SIZES.at(-1) ?? 1;
  for (let count = words.length - 1; count > 0; count -= 1) {
    const [last] = words.slice(count - 1);
    const cut = await measure(`${last?.text.trimEnd() ?? ""}…`);
    const lines = breakLines([...words.slice(0, count - 1), cut], ROOM / size);
    if (lines) return { lines: await outlineLines(lines), size };
  }
  return { lines: [await cutWord(title, ROOM / size)], size };
}

interface Word {
  /** With its trailing space. */
  text: string;
  /** At a font size of 1. */
  width: number;
}

/** Lines may break after spaces and between Han characters. */
function wordsOf(title: string): string[] {
  return title.trim().split(/(?<=\s)|(?=\p{Script=Han})/u);
}

async function measure(text: string): Promise<Word> {
  return { text, width: (await outlineText(text, 700)).width };
}

/** Null if it takes too many lines, or a single word is too long. */
function breakLines(words: readonly Word[], room: number): string[] | null {
  const lines: { text: string; width: number }[] = [];
  for (const { text, width } of words) {
    if (width > room) return null;
    const last = lines.at(-1);
    if (last && last.width + width <= room) {
      last.text += text;
      last.width += width;
    } else lines.push({ text, width });
  }
  return lines.length > MOST_LINES ? null : lines.map(({ text }) => text.trimEnd());
}

const outlineLines = (lines: readonly string[]) =>
  Promise.all(lines.map((line) => outlineText(line, 700)));

/** As much of an unbreakable word as fits. */
async function cutWord(title: string, room: number): Promise<OutlinedText> {
  const graphemes = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment);
  for (let length = graphemes.length; ; length -= 1) {
    const line = await outlineText(`${graphemes.slice(0, length).join("")}…`, 700);
    if (line.width <= room || length <= 1) return line;
  }
}

/** A line at a size, or smaller if it is too wide. */
async function fitLine(text: string, room: number, size: number) {
  const line = await outlineText(text, 400);
  return { line, size: Math.min(size, room / Math.max(line.width, 0.1)) };
}

function centred(line: OutlinedText, baseline: number, size: number): string {
  return line.at(256 - (line.width * size) / 2, baseline, size);
}
