import { type Message, type ResultsTable, translateMessage } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Cell, Table } from "../../../platform/spreadsheet/table.ts";
import { computeGrade } from "../grades/compute-grade.ts";
import { countMarks, type StudentMarks } from "../grades/count-marks.ts";
import { findScheme } from "../grades/find-scheme.ts";
import type { StudentResultRow } from "../students/list-student-results.ts";
import { inPortions } from "./export-answers.ts";
import { everyStudent, type Exported, nameGroups } from "./export-students.ts";

/** Students whose marks are counted at a time. */
const AT_A_TIME = 200;

interface Wanted extends Exported {
  which: Extract<ResultsTable, "grades" | "moodle" | "canvas">;
}

type Grade = ReturnType<typeof computeGrade>;
type Row = (student: StudentResultRow, grade: Grade, marks: StudentMarks) => Cell[];

/** For imports in percent: how a course without grades of its own is graded, each module alike. */
const ALIKE = { scale: "hundred", decimals: 0, weights: {} } as const;

/**
 * Everyone's current grades: with the marks they derive from, or in the format of grade imports of Moodle
 * and Canvas, which is English, in percent, and identifies people by e-mail address.
 */
export async function exportGrades(
  ctx: Context,
  { content, locale, audience, which }: Wanted,
): Promise<Table> {
  const courseId = content.id;
  const scheme = (await findScheme(ctx, courseId)) ?? (which === "grades" ? null : ALIKE);
  const groupName = await nameGroups(ctx, { courseId, locale });
  const forms: Record<Wanted["which"], { head: string[]; first: Cell[][]; row: Row }> = {
    grades: {
      head: [
        ...(["Name", "E-mail", "Group", "Grade", "Percent"] satisfies Message[]).map((message) =>
          translateMessage(message, locale),
        ),
        ...content.modules.map(({ title }) => title),
      ],
      first: [],
      row: (student, grade, { modules }) => [
        `${student.firstName} ${student.lastName}`.trim(),
        student.email,
        groupName(student.groupId),
        scheme?.scale === "letters" ? (grade?.value ?? null) : grade && Number(grade.value),
        grade && Number(grade.percent),
        ...modules.map(({ right, questions }) => `${right} / ${questions}`),
      ],
    },
    moodle: {
      head: ["First name", "Last name", "Email address", content.title],
      first: [],
      row: ({ firstName, lastName, email }, grade) => [
        firstName,
        lastName,
        email,
        grade && Number(grade.percent),
      ],
    },
    canvas: {
      head: ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", content.title],
      first: [["Points Possible", null, null, null, null, 100]],
      row: ({ firstName, lastName, email, groupId }, grade) => [
        `${lastName}, ${firstName}`,
        null,
        null,
        email,
        groupName(groupId),
        grade && Number(grade.percent),
      ],
    },
  };
  const { head, first, row } = forms[which];
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    yield* first;
    for await (const students of inPortions(everyStudent(ctx, { content, audience }), AT_A_TIME)) {
      const userIds = students.map(({ id }) => id);
      const marksOf = await countMarks(ctx, { content, scheme, userIds });
      for (const student of students) {
        const marks = marksOf(student.id);
        yield row(student, scheme && computeGrade(scheme, marks.modules), marks);
      }
    }
  }
  return { head, rows: rows() };
}
