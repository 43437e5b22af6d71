import { type CourseTemplate, opinion, poll, reading, TO_WRITE } from "./course-template.ts";

/** A debate: each student takes a side, reads the others, and may switch in a second round. */
export const debate: CourseTemplate = (language) => (language === "es" ? spanish() : english());

const english: () => ReturnType<CourseTemplate> = () => [
  {
    title: "The debate",
    pages: [
      {
        title: "Both sides",
        sections: [
          reading(
            `${TO_WRITE} Tell the case that the debate is about: what happened, who is concerned, what has to be decided.`,
          ),
          reading(
            `${TO_WRITE} Give the best reason for it, in a few sentences.`,
            `${TO_WRITE} Give the best reason against it, as fairly as the other one.`,
          ),
        ],
      },
      {
        title: "Where do you stand?",
        sections: [
          poll(
            `${TO_WRITE} Ask the question of the debate so that one can be for or against it.`,
            ["For it", "Rather for it", "Rather against it", "Against it"],
            { twoRounds: true },
          ),
          opinion(
            "What is your strongest argument? Read a few of the others' afterwards and like what convinces you.",
          ),
        ],
      },
      {
        title: "Looking back",
        sections: [
          reading(
            `${TO_WRITE} Say what you noticed in the answers, or what speaks for each side in your view.`,
          ),
          opinion("Which argument of the other side do you find hardest to answer, and why?"),
          opinion(
            "Did you change your mind? Write down for yourself what made you do so, or not.",
            {
              workbookOnly: true,
            },
          ),
        ],
      },
    ],
  },
];

const spanish: () => ReturnType<CourseTemplate> = () => [
  {
    title: "El debate",
    pages: [
      {
        title: "Las dos partes",
        sections: [
          reading(
            `${TO_WRITE} Cuenta el caso del debate: qué ha pasado, a quién afecta y qué hay que decidir.`,
          ),
          reading(
            `${TO_WRITE} Da la mejor razón a favor, en pocas frases.`,
            `${TO_WRITE} Da la mejor razón en contra, con la misma justicia.`,
          ),
        ],
      },
      {
        title: "¿De qué lado estás?",
        sections: [
          poll(
            `${TO_WRITE} Haz la pregunta del debate de modo que se pueda estar a favor o en contra.`,
            ["A favor", "Más bien a favor", "Más bien en contra", "En contra"],
            { twoRounds: true },
          ),
          opinion(
            "¿Cuál es tu mejor argumento? Después lee algunos de los demás y dale me gusta a lo que te convenza.",
          ),
        ],
      },
      {
        title: "Mirar atrás",
        sections: [
          reading(
            `${TO_WRITE} Cuenta qué te ha llamado la atención en las respuestas, o qué habla a favor de cada parte.`,
          ),
          opinion("¿Qué argumento de la otra parte te cuesta más rebatir, y por qué?"),
          opinion("¿Has cambiado de opinión? Anota para ti qué te ha hecho cambiar, o no.", {
            workbookOnly: true,
          }),
        ],
      },
    ],
  },
];
