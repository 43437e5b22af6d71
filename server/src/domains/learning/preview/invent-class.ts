import type { Opinion } from "@paso/contract";

import { notFound } from "../../../platform/http/api-error.ts";
import type { ContentSection } from "../../courses/index.ts";

/** People in the invented class. */
const CLASS_SIZE = 24;

const NAMES = ["Lucía", "Andrés", "Amina", "Noah", "Sofía", "Kenji"];
const OPINIONS = {
  en: [
    "I would start with a small example and look at what happens.",
    "It depends on the people you work with, I think.",
    "I was not sure at first, but the reading convinced me.",
    "I see it differently: the effort is larger than it looks.",
    "At work we tried something similar last year, and it helped.",
    "A good question. I would like to hear what the others say.",
  ],
  es: [
    "Yo empezaría con un ejemplo pequeño y vería qué pasa.",
    "Creo que depende de la gente con la que trabajas.",
    "Al principio no estaba seguro, pero la lectura me convenció.",
    "Yo lo veo de otra manera: cuesta más de lo que parece.",
    "En el trabajo probamos algo parecido el año pasado y ayudó.",
    "Buena pregunta. Me gustaría saber qué dicen los demás.",
  ],
} as const;

/** What an invented class chose: always the same for the same question. Throws 404 without a chart. */
export function inventChoices({ id, content }: ContentSection): number[] {
  const charted = content.type === "radio" || content.type === "select-multiple";
  if (!charted || content.graphicType === "survey") throw notFound();
  const weights = content.options.map((option) => 1 + ((id * 31 + option.id * 17) % 7));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((weight / total) * CLASS_SIZE));
}

/** What an invented class wrote, in the course's language. */
export function inventOpinions(language: "en" | "es"): Opinion[] {
  return OPINIONS[language].map((answer, index) => ({
    id: index + 1,
    answer,
    first_name: NAMES[index] ?? "",
    user: { avatar: null },
    comments: index % 3,
    likes: (index * 5) % 8,
    commented: false,
    liked: false,
  }));
}

/** People counted in a chart of choices. */
export function peopleIn(choices: readonly number[]): number {
  return choices.reduce((sum, people) => sum + people, 0);
}
