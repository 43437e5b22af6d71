import {
  type CourseTemplate,
  opinion,
  poll,
  quizQuestion,
  reading,
  TO_WRITE,
} from "./course-template.ts";

/** A flipped class: the topic at home, the work together in class, the takeaways afterwards. */
export const flippedClass: CourseTemplate = (language) =>
  language === "es" ? spanish() : english();

const english: () => ReturnType<CourseTemplate> = () => [
  {
    title: "Before class",
    pages: [
      {
        title: "Watch and read",
        sections: [
          reading(
            `${TO_WRITE} Say what to prepare, how long it takes and until when.`,
            `${TO_WRITE} Add your video below this text: the + between two sections, then Video. Ten minutes are plenty.`,
          ),
          quizQuestion(
            `${TO_WRITE} Ask something that only someone who has watched the video can answer.`,
            [
              [`${TO_WRITE} The right answer`, `${TO_WRITE} Why it is right`],
              [`${TO_WRITE} A mistake that students often make`, `${TO_WRITE} Why it is wrong`],
              [`${TO_WRITE} Another answer that sounds likely`, `${TO_WRITE} Why it is wrong`],
            ],
          ),
          opinion(
            "What is not clear yet? Write down a question that we should talk about in class.",
          ),
        ],
      },
    ],
  },
  {
    title: "In class",
    pages: [
      {
        title: "Work together",
        sections: [
          reading(
            `${TO_WRITE} Describe the task for class: what to do, with whom, and what comes out of it.`,
          ),
          poll(
            `${TO_WRITE} Ask a question worth arguing about. Show it on the shared screen, let pairs discuss it, and let them answer again.`,
            [`${TO_WRITE} First answer`, `${TO_WRITE} Second answer`, `${TO_WRITE} Third answer`],
            { twoRounds: true },
          ),
        ],
      },
    ],
  },
  {
    title: "After class",
    pages: [
      {
        title: "What stays",
        sections: [
          poll("How sure do you feel about this topic now?", [
            "I could explain it to somebody",
            "I understand most of it",
            "I still need help",
          ]),
          opinion("What will you remember in a month? Write it down in your own words.", {
            workbookOnly: true,
          }),
          reading(`${TO_WRITE} Say where to read on, and what comes next.`),
        ],
      },
    ],
  },
];

const spanish: () => ReturnType<CourseTemplate> = () => [
  {
    title: "Antes de clase",
    pages: [
      {
        title: "Ver y leer",
        sections: [
          reading(
            `${TO_WRITE} Di qué hay que preparar, cuánto se tarda y hasta cuándo.`,
            `${TO_WRITE} Añade tu vídeo debajo de este texto: el + entre dos secciones y después Vídeo. Con diez minutos basta.`,
          ),
          quizQuestion(
            `${TO_WRITE} Pregunta algo que solo pueda responder quien haya visto el vídeo.`,
            [
              [`${TO_WRITE} La respuesta correcta`, `${TO_WRITE} Por qué es correcta`],
              [`${TO_WRITE} Un error frecuente`, `${TO_WRITE} Por qué no es correcta`],
              [
                `${TO_WRITE} Otra respuesta que parece posible`,
                `${TO_WRITE} Por qué no es correcta`,
              ],
            ],
          ),
          opinion(
            "¿Qué no te ha quedado claro? Escribe una pregunta de la que debamos hablar en clase.",
          ),
        ],
      },
    ],
  },
  {
    title: "En clase",
    pages: [
      {
        title: "Trabajar juntos",
        sections: [
          reading(
            `${TO_WRITE} Describe la tarea de clase: qué hay que hacer, con quién y qué debe salir de ella.`,
          ),
          poll(
            `${TO_WRITE} Haz una pregunta que dé que discutir. Muéstrala en la pantalla, deja que la hablen en parejas y que respondan otra vez.`,
            [
              `${TO_WRITE} Primera respuesta`,
              `${TO_WRITE} Segunda respuesta`,
              `${TO_WRITE} Tercera respuesta`,
            ],
            { twoRounds: true },
          ),
        ],
      },
    ],
  },
  {
    title: "Después de clase",
    pages: [
      {
        title: "Lo que queda",
        sections: [
          poll("¿Cómo dominas ahora este tema?", [
            "Podría explicárselo a alguien",
            "Entiendo casi todo",
            "Todavía necesito ayuda",
          ]),
          opinion("¿Qué recordarás dentro de un mes? Escríbelo con tus palabras.", {
            workbookOnly: true,
          }),
          reading(`${TO_WRITE} Di dónde seguir leyendo y qué viene después.`),
        ],
      },
    ],
  },
];
