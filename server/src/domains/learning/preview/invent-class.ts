import type { Opinion } from "@paso/contract";

import { CHANGED_ANSWER, PEOPLE_OPTION } from "../../../database/tables/index.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { choiceOf, type ContentSection, type Option } from "../../courses/index.ts";
import { isCharted } from "../results/count-peer-answers.ts";
import { type CountedMove, findMoves } from "../tallies/follow-moves.ts";
import type { QuestionTallies } from "../tallies/question-tallies.ts";

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

/** The choices of the person previewing, by option ids. */
interface OwnChoice {
  first: readonly number[];
  last: readonly number[];
}

/**
 * The tallies of an invented class and the person previewing: always the same for the same question.
 * Throws `not_found` for a question without a chart.
 */
export function inventTallies(section: ContentSection, own: OwnChoice): QuestionTallies {
  const { id, content } = section;
  const choice = choiceOf(content);
  if (!isCharted(section) || !choice) throw notFound();
  const weights = choice.options.map((option) => 1 + ((id * 31 + option.id * 17) % 7));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const peers = weights.map((weight) => Math.round((weight / total) * CLASS_SIZE));
  const people = peers.reduce((sum, count) => sum + count, 1);
  return {
    first: [
      [PEOPLE_OPTION, people],
      ...choice.options.map((option, index): [number, number] => [
        option.id,
        (peers[index] ?? 0) + (own.first.includes(option.id) ? 1 : 0),
      ]),
    ],
    moves: addUp([
      ...inventMoves(choice.options, peers),
      ...findMoves(own.first, own.last, choice.isSingle).map(([from, to]): CountedMove => [
        from,
        to,
        1,
      ]),
    ]),
  };
}

function addUp(moves: readonly CountedMove[]): CountedMove[] {
  const people = new Map<string, CountedMove>();
  for (const [from, to, count] of moves) {
    const before = people.get(`${from} ${to}`)?.[2] ?? 0;
    people.set(`${from} ${to}`, [from, to, before + count]);
  }
  return [...people.values()];
}

/** A quarter of those who chose an option move to the next; two thirds answer again at all. */
function inventMoves(options: readonly Option[], peers: readonly number[]): CountedMove[] {
  const moves = options.slice(0, -1).flatMap(({ id }, index): CountedMove[] => {
    const [people, next] = [Math.floor((peers[index] ?? 0) / 4), options[index + 1]];
    return people > 0 && next ? [[id, next.id, people]] : [];
  });
  const changed = moves.reduce((sum, [, , people]) => sum + people, 0);
  return [
    [PEOPLE_OPTION, PEOPLE_OPTION, Math.max(changed, Math.round((CLASS_SIZE * 2) / 3))],
    [PEOPLE_OPTION, CHANGED_ANSWER, changed],
    ...moves,
  ];
}

/** Opinions of an invented class, in the course's language. */
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
