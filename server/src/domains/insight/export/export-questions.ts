import { type Message, type SectionResult, translateMessage } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Cell, Table } from "../../../platform/spreadsheet/table.ts";
import { readAudienceSections } from "../figures/read-audience-figures.ts";
import { presentSection } from "../page/present-section.ts";
import type { Exported } from "./export-students.ts";

const HEAD: Message[] = [
  "Module",
  "Page",
  "Step",
  "Question",
  "Reached",
  "Answers",
  "Answer",
  "Right option",
  "People",
  "First answer",
  "Share",
  "Strong third",
  "Weak third",
  "Facility",
  "Discrimination",
];

/** Every step of a course with the figures of its screen: one row per option of a question. */
export async function exportQuestions(
  ctx: Context,
  { content, locale, audience }: Exported,
): Promise<Table> {
  const t = (message: Message) => translateMessage(message, locale);
  const figuresOf = await readAudienceSections(ctx, { courseId: content.id, audience });
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (const page of content.pages) {
      const module = content.modulesById.get(page.moduleId ?? 0)?.title ?? "";
      for (const section of page.sections) {
        const result = presentSection(section, figuresOf(section.id));
        const place: Cell[] = [module, page.title, result.step, result.title, result.reached];
        for (const cells of rowsOf(result, t)) yield [...place, ...cells];
      }
    }
  }
  return { head: HEAD.map(t), rows: rows() };
}

function rowsOf({ question }: SectionResult, t: (message: Message) => string): Cell[][] {
  if (question === null) return [Array.from({ length: HEAD.length - 5 }, () => null)];
  const { answers } = question;
  const share = (people: number, of: number | undefined) => (of ? round(people / of) : null);
  if (question.type === "texts") {
    return [[answers, null, null, null, null, null, null, null, null, null]];
  }
  if (question.type === "poll") {
    return question.options.map(({ text, chosen, first }) => {
      const before = question.second_round ? first : null;
      return [answers, text, null, chosen, before, share(chosen, answers), null, null, null, null];
    });
  }
  const { strong, weak, facility, discrimination } = question;
  const indexes = [facility, discrimination].map((value) => value && round(value));
  return question.options.map((option) => [
    answers,
    option.text,
    option.valid ? t("yes") : t("no"),
    option.chosen,
    null,
    share(option.chosen, answers),
    share(option.strong, strong?.people),
    share(option.weak, weak?.people),
    ...indexes,
  ]);
}

/** To three decimals, a tenth of a percent. */
function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
