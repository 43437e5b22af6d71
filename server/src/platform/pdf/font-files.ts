import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

import { create } from "fontkit";

/** A file with the glyphs of some characters, in every weight. */
export interface FontFile {
  path: string;
  /** First and last code points, inclusive. */
  ranges: readonly (readonly [number, number])[];
}

const require = createRequire(import.meta.url);

/**
 * In order of preference; each is used for the characters that those before it lack. Vazirmatn's
 * letters are whole: Noto's Arabic has separate dots, which would change the letters of copied text.
 */
const FAMILIES = [
  require.resolve("@fontsource-variable/atkinson-hyperlegible-next/unicode.json"),
  require.resolve("@fontsource-variable/noto-sans/unicode.json"),
  require.resolve("@fontsource-variable/vazirmatn/unicode.json"),
  require.resolve("@fontsource-variable/noto-sans-arabic/unicode.json"),
  require.resolve("@fontsource-variable/noto-sans-hebrew/unicode.json"),
];
/** Han glyphs differ between these languages. */
const CHINESE = require.resolve("@fontsource-variable/noto-sans-sc/unicode.json");
const JAPANESE = require.resolve("@fontsource-variable/noto-sans-jp/unicode.json");
const KOREAN = require.resolve("@fontsource-variable/noto-sans-kr/unicode.json");

const loaded = new Map<string, FontFile[]>();

/** Fonts for a text, best first. Kana or hangul anywhere decide the language of its Han characters. */
export function fontFilesFor(text: string): FontFile[] {
  return [...FAMILIES, ...hanFamilies(text)].flatMap(filesOf);
}

function hanFamilies(text: string): string[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [JAPANESE, CHINESE, KOREAN];
  if (/\p{Script=Hangul}/u.test(text)) return [KOREAN, CHINESE, JAPANESE];
  return [CHINESE, JAPANESE, KOREAN];
}

const characters = new Map<string, ReadonlySet<number>>();

/** Whether a file has a character: not every family covers its ranges completely. */
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

/** @param index the file that maps characters to the files of the family */
function filesOf(index: string): FontFile[] {
  const known = loaded.get(index);
  if (known) return known;
  const folder = dirname(index);
  const subsets = JSON.parse(readFileSync(index, "utf8")) as Record<string, string>;
  const files = Object.entries(subsets).map(([subset, ranges]) => {
    const name = `${basename(folder)}-${subset.replaceAll(/[[\]]/g, "")}-wght-normal.woff2`;
    return { path: join(folder, "files", name), ranges: ranges.split(",").map(readRange) };
  });
  loaded.set(index, files);
  return files;
}

/** Parses `U+41-5A` or `U+41`. */
function readRange(range: string): [number, number] {
  const [first = "", last = first] = range.trim().slice(2).split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
