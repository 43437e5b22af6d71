import type { DiplomaPlaceholder, Locale } from "@paso/contract";

import type { DiplomaFacts } from "../../../database/tables/index.ts";
import { dayFormat } from "../../../platform/date-formats.ts";
import { formatDiplomaNumber } from "./diploma-number.ts";

interface Words {
  modules: (count: number) => string;
  steps: (count: number) => string;
  hours: (count: string) => string;
  grade: (right: number, questions: number) => string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    modules: (count) => (count === 1 ? "1 module" : `${count} modules`),
    steps: (count) => (count === 1 ? "1 step" : `${count} steps`),
    hours: (count) => (count === "1" ? "1 hour" : `${count} hours`),
    grade: (right, questions) =>
      `${right} of ${questions} final ${questions === 1 ? "question" : "questions"} answered correctly`,
  },
  es: {
    modules: (count) => (count === 1 ? "1 módulo" : `${count} módulos`),
    steps: (count) => (count === 1 ? "1 paso" : `${count} pasos`),
    hours: (count) => (count === "1" ? "1 hora" : `${count} horas`),
    grade: (right, questions) =>
      `${right} de ${questions} ${questions === 1 ? "pregunta final respondida" : "preguntas finales respondidas"} correctamente`,
  },
};

type Values = Record<DiplomaPlaceholder, string | null>;

/** The texts around the course with their values; a line is omitted if one of its values is missing. */
export function writeTexts(
  facts: DiplomaFacts,
  number: string,
): { lead: string; details: string[] } {
  const values = valuesOf(facts, number);
  const { lead, details } = facts.design;
  return {
    lead: fillLine(lead, values) ?? "",
    details: details.flatMap((line) => fillLine(line, values) ?? []),
  };
}

/** @returns null for a line that is empty, or lacks a value */
function fillLine(line: string, values: Values): string | null {
  let isComplete = true;
  const written = line.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    if (!Object.hasOwn(values, name)) return placeholder;
    const value = values[name as DiplomaPlaceholder];
    if (value === null) isComplete = false;
    return value ?? "";
  });
  return isComplete && written.trim() ? written.trim() : null;
}

function valuesOf(facts: DiplomaFacts, number: string): Values {
  const { locale, quiz, timeZone } = facts;
  const words = WORDS[locale];
  const { hours } = facts.design;
  const format = dayFormat(timeZone, locale);
  const numbers = new Intl.NumberFormat(locale);
  return {
    name: facts.name,
    course: facts.courseTitle,
    modules: words.modules(facts.modules),
    steps: words.steps(facts.sections),
    started: format.format(new Date(facts.enrolledAt)),
    finished: format.format(new Date(facts.finishedAt)),
    hours: hours === null ? null : words.hours(numbers.format(hours)),
    grade: quiz.questions === 0 ? null : words.grade(quiz.right, quiz.questions),
    number: formatDiplomaNumber(number),
  };
}
