import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { create } from "fontkit";

/** A file with the glyphs of some characters, in every weight. */
export interface FontFile {
  path: string;
  /** First and last code points, inclusive. */
  ranges: readonly (readonly [number, number])[];
}

const { resolve } = createRequire(import.meta.url);

/**
 * In order of preference; each is asked for the characters that those before it lack. Vazirmatn's
 * letters are whole: of Noto's Arabic, which sets dots apart, a copied text would have other letters.
 */
const FAMILIES = [
  "atkinson-hyperlegible-next",
  "noto-sans",
  "vazirmatn",
  "noto-sans-arabic",
  "noto-sans-hebrew",
];
/** Han characters look different in each of these languages. */
const HAN_FAMILIES = ["noto-sans-sc", "noto-sans-jp", "noto-sans-kr"];

const loaded = new Map<string, FontFile[]>();

/** Fonts for a text, the best first. Kana or hangul anywhere say in which language its Han characters are. */
export function fontFilesFor(text: string): FontFile[] {
  const [chinese, japanese, korean] = HAN_FAMILIES as [string, string, string];
  const han = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [japanese, chinese, korean]
    : /\p{Script=Hangul}/u.test(text)
      ? [korean, chinese, japanese]
      : [chinese, japanese, korean];
  return [...FAMILIES, ...han].flatMap(filesOf);
}

const characters = new Map<string, ReadonlySet<number>>();

/** Whether a file has a character: not all of its ranges' characters are in every family. */
export function covers({ path, ranges }: FontFile, codePoint: number): boolean {
  if (!ranges.some(([first, last]) => codePoint >= first && codePoint <= last)) return false;
  const known = characters.get(path) ?? readCharacters(path);
  characters.set(path, known);
  return known.has(codePoint);
}

function readCharacters(path: string): ReadonlySet<number> {
  const font = create(readFileSync(path));
  return new Set("characterSet" in font ? font.characterSet : []);
}

function filesOf(family: string): FontFile[] {
  const known = loaded.get(family);
  if (known) return known;
  const index = resolve(`@fontsource-variable/${family}/unicode.json`);
  const subsets = JSON.parse(readFileSync(index, "utf8")) as Record<string, string>;
  const files = Object.entries(subsets).map(([subset, ranges]) => ({
    path: join(
      dirname(index),
      "files",
      `${family}-${subset.replaceAll(/[[\]]/g, "")}-wght-normal.woff2`,
    ),
    ranges: ranges.split(",").map(readRange),
  }));
  loaded.set(family, files);
  return files;
}

/** Reads `U+41-5A` or `U+41`. */
function readRange(range: string): [number, number] {
  const [first = "", last = first] = range.trim().slice(2).split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
