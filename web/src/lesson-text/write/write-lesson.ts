import { type Locale, SECTION_TYPE_NAMES } from "@paso/contract";

import type { ChoiceForm } from "../../section-kinds/choice/staff/choice-form.ts";
import type { SectionForm } from "../../section-kinds/staff-kinds.ts";
import { type ParseHtml, writeBlocks } from "./write-blocks.ts";

interface WriteOptions {
  locale: Locale;
  parse: ParseHtml;
}

/** Converts sections to a text that gives the same sections when pasted. Attachments are left out. */
export function writeLesson(sections: readonly SectionForm[], options: WriteOptions): string {
  return sections.map((section) => `${writeSection(section, options).trimEnd()}\n`).join("\n");
}

function writeSection(section: SectionForm, options: WriteOptions): string {
  const head = `--- ${SECTION_TYPE_NAMES[section.type][options.locale]}`;
  return [head, ...writeFields(section, options)].join("\n");
}

function writeFields(section: SectionForm, { locale, parse }: WriteOptions): string[] {
  const words = WORDS[locale];
  switch (section.type) {
    case "paragraph":
      return [writeBlocks(section.html, parse)];
    case "video":
      return [`${section.video.trim()}${section.mustWatch ? ` (${words.mustWatch})` : ""}`];
    case "final_quiz_resume":
      return [];
    case "textarea":
      return [
        ...settingsLine([bounds(section, words.words), section.workbookOnly && words.workbookOnly]),
        ...textLines(section.question),
        ...exampleLines(section.examples, words),
      ];
    case "radio":
    case "select-multiple":
      return [
        ...settingsLine([
          section.type === "select-multiple" && bounds(section, words.options),
          section.graphicType === "pie" && words.pie,
          section.twoRounds && words.twoRounds,
        ]),
        ...textLines(section.question),
        ...optionLines(section),
        ...exampleLines(section.examples, words),
      ];
    case "radio-validated":
    case "select-multiple-validated":
      return [
        ...settingsLine([
          section.type === "select-multiple-validated" && bounds(section, words.options),
          section.finalQuiz && words.finalQuiz,
        ]),
        ...textLines(section.question),
        ...optionLines(section),
      ];
  }
}

/**
 * Words that `read-settings.ts` understands; a text may be passed on, so they are in its author's language.
 */
const WORDS = {
  en: {
    mustWatch: "must be watched",
    workbookOnly: "only for yourself",
    pie: "pie chart",
    twoRounds: "two rounds",
    finalQuiz: "final quiz",
    example: "Example",
    words: {
      both: (min: number, max: number) => `${min} to ${max} words`,
      least: (min: number) => `at least ${min} words`,
      most: (max: number) => `at most ${max} words`,
    },
    options: {
      both: (min: number, max: number) => `choose ${min} to ${max}`,
      least: (min: number) => `choose at least ${min}`,
      most: (max: number) => `choose at most ${max}`,
    },
  },
  es: {
    mustWatch: "hay que verlo",
    workbookOnly: "solo para ti",
    pie: "gráfico circular",
    twoRounds: "dos rondas",
    finalQuiz: "cuestionario final",
    example: "Ejemplo",
    words: {
      both: (min: number, max: number) => `de ${min} a ${max} palabras`,
      least: (min: number) => `al menos ${min} palabras`,
      most: (max: number) => `como máximo ${max} palabras`,
    },
    options: {
      both: (min: number, max: number) => `elige de ${min} a ${max}`,
      least: (min: number) => `elige al menos ${min}`,
      most: (max: number) => `elige como máximo ${max}`,
    },
  },
};

type Words = (typeof WORDS)[Locale];

function bounds(
  { min, max }: { min: number | null; max: number | null },
  say: Words["words"],
): string | false {
  if (min && max) return say.both(min, max);
  if (min) return say.least(min);
  return max ? say.most(max) : false;
}

function settingsLine(phrases: (string | false)[]): string[] {
  const said = phrases.filter((phrase) => phrase !== false);
  return said.length === 0 ? [] : [`(${said.join(", ")})`];
}

function optionLines({ options }: ChoiceForm): string[] {
  return options.flatMap(({ text, isRight, reason }) => {
    const [first = "", ...rest] = text.split("\n").map(literal);
    return [
      `[${isRight ? "x" : " "}]${first === "" ? "" : ` ${first === "\\" ? "" : first}`}`,
      ...rest.map((line) => `    ${line}`),
      ...(reason === "" ? [] : reason.split("\n").map((line) => `  > ${literal(line)}`)),
    ];
  });
}

function exampleLines(examples: readonly string[], { example }: Words): string[] {
  return examples
    .filter((text) => text.trim() !== "")
    .map(
      (text) =>
        `${example}: ${text
          .split("\n")
          .map(escapeSlashes)
          .join(String.raw`\n`)}`,
    );
}

function textLines(text: string): string[] {
  return text === "" ? [] : text.split("\n").map(literal);
}

/** Escapes a line of a question or option that is read literally. */
function literal(line: string): string {
  const text = line.trim();
  if (text === "") return "\\";
  return escapeSlashes(text)
    .replace(/^([[(>`-])/, String.raw`\$1`)
    .replace(/^(example|ejemplo)(\s*):/i, String.raw`$1$2\:`);
}

function escapeSlashes(text: string): string {
  return text.replaceAll("\\", String.raw`\\`);
}
