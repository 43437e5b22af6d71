import type { LessonPart } from "./lesson-part.ts";

/** A question's settings, in parentheses after it. */
export type Settings = Partial<
  Pick<
    LessonPart,
    "min" | "max" | "workbookOnly" | "finalQuiz" | "chart" | "twoRounds" | "mustWatch"
  >
> & {
  /** Whether words or options are counted; the latter implies multiple choice. */
  counts?: "words" | "options";
};

const WORDS = "(?:words?|palabras?)";
const CHOOSE = "(?:choose|elige)";
const LEAST = "(?:at least|min(?:imum)?|al menos|mínimo)";
const MOST = "(?:at most|up to|max(?:imum)?|como máximo|hasta|máximo)";
const RANGE = String.raw`(?:de )?(\d{1,5}) ?(?:to|a|-|–) ?(\d{1,5})`;

type Read = (found: RegExpExecArray) => Settings;

const number = (text: string | undefined) => Number(text ?? 0);

/** Phrases of both languages, each a whole entry between commas. */
const PHRASES: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(`^${RANGE} ${WORDS}$`, "i"),
    ([, min, max]) => ({ counts: "words", min: number(min), max: number(max) }),
  ],
  [
    new RegExp(String.raw`^${LEAST} (\d{1,5}) ${WORDS}$`, "i"),
    ([, min]) => ({ counts: "words", min: number(min) }),
  ],
  [
    new RegExp(String.raw`^${MOST} (\d{1,5}) ${WORDS}$`, "i"),
    ([, max]) => ({ counts: "words", max: number(max) }),
  ],
  [
    new RegExp(`^${CHOOSE} ${RANGE}$`, "i"),
    ([, min, max]) => ({ counts: "options", min: number(min), max: number(max) }),
  ],
  [
    new RegExp(String.raw`^${CHOOSE} ${LEAST} (\d{1,5})$`, "i"),
    ([, min]) => ({ counts: "options", min: number(min) }),
  ],
  [
    new RegExp(String.raw`^${CHOOSE} ${MOST} (\d{1,5})$`, "i"),
    ([, max]) => ({ counts: "options", max: number(max) }),
  ],
  [new RegExp(`^${CHOOSE} (?:several|varias|varios)$`, "i"), () => ({ counts: "options" })],
  [
    /^(?:only for yourself|(?:only in the|in your) workbook(?: only)?|workbook only|s[oó]lo para ti|s[oó]lo en (?:el|tu) cuaderno)$/i,
    () => ({ workbookOnly: true }),
  ],
  [/^(?:final quiz|cuestionario final)$/i, () => ({ finalQuiz: true })],
  [/^(?:pie chart|gráfico circular)$/i, () => ({ chart: "pie" })],
  [/^(?:bar chart|gráfico de barras)$/i, () => ({ chart: "bar" })],
  [/^(?:two rounds|dos rondas)$/i, () => ({ twoRounds: true })],
  [/^(?:must be watched|hay que verlo)$/i, () => ({ mustWatch: true })],
];

/** Settings between parentheses, or null if any of it is something else. */
function readPhrases(text: string): Settings | null {
  const settings: Settings = {};
  for (const phrase of text.split(/[,;]/)) {
    const read = PHRASES.flatMap(([pattern, make]) => {
      const found = pattern.exec(phrase.trim().replaceAll(/\s+/g, " "));
      return found ? [make(found)] : [];
    })[0];
    if (!read) return null;
    Object.assign(settings, read);
  }
  return settings;
}

/** Takes the settings from the end of a text. */
export function takeSettings(text: string): { text: string; settings: Settings } {
  const found = /(?<!\\)\(([^()]{4,200})\)\s*$/.exec(text);
  const settings = found && readPhrases(found[1] ?? "");
  if (!found || !settings) return { text, settings: {} };
  return { text: text.slice(0, found.index).trimEnd(), settings };
}

/** The section's fields given by the settings. */
export function fieldsOf({ counts: _, ...fields }: Settings): Partial<LessonPart> {
  return fields;
}
