import type { DiplomaPlaceholder, Locale } from "@paso/contract";

import type { DiplomaFacts } from "../../../database/tables/index.ts";
import { formatDiplomaNumber } from "./diploma-number.ts";

interface Words {
  modules: (count: number) => string;
  steps: (count: number) => string;
  hours: (count: number) => string;
  grade: (right: number, questions: number) => string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    modules: (count) => (count === 1 ? "1 module" : `${count} modules`),
    steps: (count) => (count === 1 ? "1 step" : `${count} steps`),
    hours: (count) => (count === 1 ? "1 hour" : `${count} hours`),
    grade: (right, questions) => `${right} of ${questions} final questions answered correctly`,
  },
  es: {
    modules: (count) => (count === 1 ? "1 módulo" : `${count} módulos`),
    steps: (count) => (count === 1 ? "1 paso" : `${count} pasos`),
    hours: (count) => (count === 1 ? "1 hora" : `${count} horas`),
    grade: (right, questions) =>
      `${right} de ${questions} preguntas finales respondidas correctamente`,
  },
};

/** The lines below the course with their values; a line one of whose own has no value is left out. */
export function writeDetails(facts: DiplomaFacts, number: string): string[] {
  const values = valuesOf(facts, number);
  return facts.design.details.flatMap((line) => {
    let isComplete = true;
    const written = line.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      if (!(name in values)) return placeholder;
      const value = values[name as DiplomaPlaceholder];
      if (value === null) isComplete = false;
      return value ?? "";
    });
    return isComplete && written.trim() ? [written.trim()] : [];
  });
}

function valuesOf(facts: DiplomaFacts, number: string): Record<DiplomaPlaceholder, string | null> {
  const { locale, quiz, timeZone } = facts;
  const words = WORDS[locale];
  const { hours } = facts.design;
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "long",
    timeZone,
  });
  return {
    name: facts.name,
    course: facts.courseTitle,
    modules: words.modules(facts.modules),
    steps: words.steps(facts.sections),
    started: format.format(new Date(facts.enrolledAt)),
    finished: format.format(new Date(facts.finishedAt)),
    hours: hours === null ? null : words.hours(hours),
    grade: quiz.questions === 0 ? null : words.grade(quiz.right, quiz.questions),
    number: formatDiplomaNumber(number),
  };
}
