import { type Message, translateMessage, type WayAnswer } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { Cell, Table } from "../../../platform/spreadsheet/table.ts";
import { type ContentSection, isQuestion, pollOf } from "../../courses/index.ts";
import { titleOf } from "../figures/place-of.ts";
import { describeAnswer } from "../students/describe-answer.ts";
import { findAnswers, type GivenAnswer } from "../students/find-answers.ts";
import type { StudentResultRow } from "../students/list-student-results.ts";
import { everyStudent, type Exported, nameGroups } from "./export-students.ts";

const HEAD: Message[] = [
  "Name",
  "E-mail",
  "Group",
  "Module",
  "Page",
  "Step",
  "Question",
  "Answer",
  "First answer",
  "Right",
  "Date",
];

/** Students whose answers are in memory at a time. */
const AT_A_TIME = 50;

/** Every answer of a course's students, in course order, except those that stay in a workbook. */
export async function exportAnswers(
  ctx: Context,
  { content, locale, audience }: Exported,
): Promise<Table> {
  const t = (message: Message) => translateMessage(message, locale);
  const courseId = content.id;
  const questions = content.pages
    .flatMap(({ sections }) => sections)
    .filter((section) => isQuestion(section.content));
  const sectionIds = questions.map(({ id }) => id);
  const groupName = await nameGroups(ctx, { courseId, locale });

  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for await (const students of inPortions(everyStudent(ctx, { content, audience }), AT_A_TIME)) {
      const userIds = students.map(({ id }) => id);
      const given = await findAnswers(ctx, { userIds, sectionIds });
      const byPerson = Map.groupBy(given, ({ userId }) => userId);
      for (const student of students) {
        const answers = new Map(byPerson.get(student.id)?.map((one) => [one.sectionId, one]));
        const who = [nameOf(student), student.email, groupName(student.groupId)];
        for (const section of questions) {
          const answer = answers.get(section.id);
          const cells = answer && cellsOf(section, answer);
          if (cells) yield [...who, ...cells];
        }
      }
    }
  }

  function cellsOf(section: ContentSection, given: GivenAnswer): Cell[] | null {
    const answer = describeAnswer(section, given);
    if (answer.type === "private") return null;
    const page = content.pagesById.get(section.pageId)?.title ?? "";
    const module = content.modulesById.get(section.moduleId ?? 0)?.title ?? "";
    const isChoice = answer.type === "choice";
    const right = isChoice ? answer.right : null;
    return [
      module,
      page,
      section.index + 1,
      titleOf(section),
      isChoice ? answer.chosen.join(" | ") : answer.text,
      isChoice ? (firstOf(section, answer)?.join(" | ") ?? null) : null,
      right === null ? null : t(right ? "yes" : "no"),
      formatLocalDate(new Date(given.at), ctx.site.timeZone),
    ];
  }

  return { head: HEAD.map(t), rows: rows() };
}

/** In a second round, whoever has answered once has given their first answer. */
function firstOf({ content }: ContentSection, answer: Extract<WayAnswer, { type: "choice" }>) {
  return answer.first ?? (pollOf(content)?.twoRounds ? answer.chosen : null);
}

const nameOf = ({ firstName, lastName }: StudentResultRow) => `${firstName} ${lastName}`.trim();

/** Items in portions of this size. */
export async function* inPortions<Item>(items: AsyncIterable<Item>, size: number) {
  let portion: Item[] = [];
  for await (const item of items) {
    portion.push(item);
    if (portion.length < size) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
