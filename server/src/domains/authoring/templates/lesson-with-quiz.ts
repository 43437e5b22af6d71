import {
  type CourseTemplate,
  opinion,
  poll,
  quizQuestion,
  reading,
  TO_WRITE,
} from "./course-template.ts";

/** A lesson: prior knowledge, the topic, an opinion; then a quiz with its summary. */
export const lessonWithQuiz: CourseTemplate = (language) =>
  language === "es" ? spanish() : english();

const english: () => ReturnType<CourseTemplate> = () => [
  {
    title: "Lesson 1",
    pages: [
      {
        title: "The topic",
        sections: [
          reading(
            `${TO_WRITE} Say in two or three sentences what this lesson is about and why it matters to your students.`,
            `${TO_WRITE} Name one thing they will be able to do at the end.`,
          ),
          poll(`${TO_WRITE} Ask what your students know or have met of this topic so far.`, [
            "It is new to me",
            "I have heard of it",
            "I know it well",
          ]),
          reading(
            `${TO_WRITE} Explain the main idea. One idea per section is easier to follow than a long text.`,
            `${TO_WRITE} Give an example from your students' own world.`,
          ),
          opinion(
            `${TO_WRITE} Ask for an opinion or an experience: a question without a right answer that everybody can say something about.`,
          ),
        ],
      },
      {
        title: "What have you learned?",
        sections: [
          reading(
            "Three short questions about this lesson. A wrong answer costs nothing: you will read why right after it.",
          ),
          ...[
            `${TO_WRITE} Ask about the main idea of the lesson.`,
            `${TO_WRITE} Ask them to use the idea in a case that the lesson did not show.`,
            `${TO_WRITE} Ask about what is most often misunderstood.`,
          ].map((question) =>
            quizQuestion(
              question,
              [
                [`${TO_WRITE} The right answer`, `${TO_WRITE} Why it is right`],
                [`${TO_WRITE} A mistake that students often make`, `${TO_WRITE} Why it is wrong`],
                [`${TO_WRITE} Another answer that sounds likely`, `${TO_WRITE} Why it is wrong`],
              ],
              { finalQuiz: true },
            ),
          ),
          { type: "final_quiz_resume", final_quiz_resume: true },
        ],
      },
    ],
  },
];

const spanish: () => ReturnType<CourseTemplate> = () => [
  {
    title: "Lección 1",
    pages: [
      {
        title: "El tema",
        sections: [
          reading(
            `${TO_WRITE} Cuenta en dos o tres frases de qué trata esta lección y por qué les importa a tus estudiantes.`,
            `${TO_WRITE} Di una cosa que sabrán hacer al terminar.`,
          ),
          poll(`${TO_WRITE} Pregunta qué saben o qué han visto ya de este tema.`, [
            "Es nuevo para mí",
            "He oído hablar de ello",
            "Lo conozco bien",
          ]),
          reading(
            `${TO_WRITE} Explica la idea principal. Una idea por sección se sigue mejor que un texto largo.`,
            `${TO_WRITE} Pon un ejemplo cercano a tus estudiantes.`,
          ),
          opinion(
            `${TO_WRITE} Pide una opinión o una experiencia: una pregunta sin respuesta correcta sobre la que cualquiera pueda decir algo.`,
          ),
        ],
      },
      {
        title: "¿Qué has aprendido?",
        sections: [
          reading(
            "Tres preguntas cortas sobre esta lección. Equivocarse no cuesta nada: enseguida leerás el porqué.",
          ),
          ...[
            `${TO_WRITE} Pregunta por la idea principal de la lección.`,
            `${TO_WRITE} Pide que apliquen la idea a un caso que la lección no ha mostrado.`,
            `${TO_WRITE} Pregunta por lo que más suele confundirse.`,
          ].map((question) =>
            quizQuestion(
              question,
              [
                [`${TO_WRITE} La respuesta correcta`, `${TO_WRITE} Por qué es correcta`],
                [`${TO_WRITE} Un error frecuente`, `${TO_WRITE} Por qué no es correcta`],
                [
                  `${TO_WRITE} Otra respuesta que parece posible`,
                  `${TO_WRITE} Por qué no es correcta`,
                ],
              ],
              { finalQuiz: true },
            ),
          ),
          { type: "final_quiz_resume", final_quiz_resume: true },
        ],
      },
    ],
  },
];
