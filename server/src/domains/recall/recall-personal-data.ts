import { and, asc, eq, gt, isNotNull } from "drizzle-orm";

import { courses, recallQuestions, recalls } from "../../database/tables/index.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { definePart, type PersonalData } from "../../platform/personal-data/personal-data.ts";

interface Met {
  id: number;
  course: string;
  due_at: Date;
  asked_at: Date | null;
  questions: number;
  right: number;
}

const recallList = definePart({
  name: "recalls",
  tables: ["recalls"],
  title: { en: "Courses you are asked about again", es: "Cursos que repasas" },
  fields: {
    course: { en: "Course", es: "Curso" },
    due_at: { en: "Planned for", es: "Previsto para" },
    asked_at: { en: "Asked", es: "Preguntado" },
    questions: { en: "Answered questions", es: "Preguntas respondidas" },
    right: { en: "Correct", es: "Correctas" },
  },
  async *read({ database }, { userId }) {
    const answeredOf = (isRight: boolean | null) =>
      database.$count(
        recallQuestions,
        and(
          eq(recallQuestions.recallId, recalls.id),
          isRight === null ? isNotNull(recallQuestions.isRight) : eq(recallQuestions.isRight, true),
        ),
      );
    const rows = inBatches<Met>((after, limit) =>
      database
        .select({
          id: recalls.id,
          course: courses.title,
          due_at: recalls.dueAt,
          asked_at: recalls.askedAt,
          questions: answeredOf(null),
          right: answeredOf(true),
        })
        .from(recalls)
        .innerJoin(courses, eq(courses.id, recalls.courseId))
        .where(and(eq(recalls.userId, userId), gt(recalls.id, after?.id ?? 0)))
        .orderBy(asc(recalls.id))
        .limit(limit),
    );
    for await (const { id: _, ...row } of rows) yield row;
  },
});

/** Personal data in recalls. */
export const recallPersonalData: PersonalData = {
  parts: [recallList],
  goesWithAccount: ["recalls"],
};
