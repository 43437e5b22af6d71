import type { ArticleForm } from "@paso/contract";

import { changeArticleSettings, shareArticle } from "../domains/articles/index.ts";
import type { Context } from "../platform/context.ts";

interface Sharing {
  courseId: number;
  /** The demo course's folder. */
  name: string;
  teacherId: number;
  studentId: number;
}

/** Articles by a teacher and a student; without links, so that the demo calls no other server. */
const ARTICLES: Readonly<Record<string, { teacher: ArticleForm; student: ArticleForm }>> = {
  "first-steps": {
    teacher: {
      title: "How to read what your class answered",
      text: "<p>A chart shows how many chose each answer, and never who. Before you look at it, ask yourself:</p><ul><li>What did I expect most people to choose?</li><li>What would make someone choose another answer than mine?</li></ul><p>The second question is the one that teaches most.</p>",
      link: null,
      tags: ["charts", "study tips"],
    },
    student: {
      title: "I write my notes before I watch",
      text: "<p>I stop the video at its title and write down what I think it will say. Then I watch it and correct my notes. It takes two minutes more, and I <strong>remember a lot more</strong>.</p>",
      link: null,
      tags: ["notes", "study tips"],
    },
  },
  "primeros-pasos": {
    teacher: {
      title: "Cómo leer lo que ha respondido tu clase",
      text: "<p>Un gráfico muestra cuántos han elegido cada respuesta, y nunca quién. Antes de mirarlo, pregúntate:</p><ul><li>¿Qué esperaba que eligiera la mayoría?</li><li>¿Qué haría que alguien eligiera otra respuesta que la mía?</li></ul><p>La segunda pregunta es la que más enseña.</p>",
      link: null,
      tags: ["consejos", "gráficos"],
    },
    student: {
      title: "Tomo apuntes antes de ver el vídeo",
      text: "<p>Paro el vídeo en el título y apunto lo que creo que va a decir. Después lo veo y corrijo mis apuntes. Tardo dos minutos más y <strong>recuerdo mucho más</strong>.</p>",
      link: null,
      tags: ["apuntes", "consejos"],
    },
  },
};

/** Shares two articles in a demo course, and lets its students share, too. */
export async function loadDemoArticles(
  ctx: Context,
  { courseId, name, teacherId, studentId }: Sharing,
): Promise<void> {
  const written = ARTICLES[name];
  if (!written) throw new Error(`The demo has no articles for ${name}.`);
  await changeArticleSettings(ctx, { courseId, studentsShare: true });
  await shareArticle(ctx, { id: teacherId }, { courseId, form: written.teacher });
  await shareArticle(ctx, { id: studentId }, { courseId, form: written.student });
}
