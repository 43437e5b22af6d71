import { and, asc, eq, gt } from "drizzle-orm";

import { answers, courses, pages, sections } from "../../../database/tables/index.ts";
import { inBatches } from "../../../platform/in-batches.ts";
import { definePart } from "../../../platform/personal-data/personal-data.ts";
import { choiceOf, questionOf, readContent } from "../../courses/index.ts";

type Answer = {
  answer: typeof answers.$inferSelect;
  content: (typeof sections.$inferSelect)["content"];
  course: string;
  page: string;
};

/** A person's answers, with the current wording of the question and its options. */
export const answersPart = definePart({
  name: "answers",
  tables: ["answers"],
  title: { en: "Answers", es: "Respuestas" },
  fields: {
    course: { en: "Course", es: "Curso" },
    page: { en: "Page", es: "Página" },
    question: { en: "Question", es: "Pregunta" },
    options: { en: "Options", es: "Opciones" },
    answer: { en: "Your answer", es: "Tu respuesta" },
    first_answer: { en: "Your answer before", es: "Tu respuesta anterior" },
    only_in_workbook: { en: "Only in your workbook", es: "Solo en tu cuaderno" },
    at: { en: "When", es: "Cuándo" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<Answer>((after, limit) =>
      database
        .select({
          answer: answers,
          content: sections.content,
          course: courses.title,
          page: pages.title,
        })
        .from(answers)
        .innerJoin(sections, eq(sections.id, answers.sectionId))
        .innerJoin(pages, eq(pages.id, sections.pageId))
        .innerJoin(courses, eq(courses.id, pages.courseId))
        .where(and(eq(answers.userId, userId), gt(answers.sectionId, after?.answer.sectionId ?? 0)))
        .orderBy(asc(answers.sectionId))
        .limit(limit),
    );
    for await (const { answer, content: stored, course, page } of rows) {
      const content = readContent(stored);
      const options = choiceOf(content)?.options ?? [];
      const chosen = (ids: readonly number[]) =>
        // An author may have removed an option since.
        ids.map((id) => options.find((option) => option.id === id)?.text ?? "—");
      yield {
        course,
        page,
        question: questionOf(content) ?? "",
        options: options.length === 0 ? null : options.map(({ text }) => text),
        answer: answer.text ?? chosen(answer.optionIds ?? []),
        first_answer: answer.firstOptionIds && chosen(answer.firstOptionIds),
        only_in_workbook: answer.workbookOnly,
        at: answer.createdAt,
      };
    }
  },
});
