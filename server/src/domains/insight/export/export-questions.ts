import {
  type CheckedResult,
  type Message,
  type PollResult,
  type SectionResult,
  type TextResult,
  translateMessage,
} from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Cell, Table } from "../../../platform/spreadsheet/table.ts";
import { readAudienceSections } from "../figures/read-audience-figures.ts";
import { presentSection } from "../page/present-section.ts";
import type { Exported } from "./export-students.ts";

const PLACE = ["Module", "Page", "Step", "Question"] as const;
const FUNNEL = ["Reached", "Went on", "Here now", "Stopped here", "Median time (seconds)"] as const;
const FIGURES = [
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
  "Answered a second time",
  "Of these, changed something",
  "Shared with course mates",
  "Of these, with a reply",
  "Hidden by staff",
  "Times shown in lists",
  "Likes",
  "Comments",
  "Open reports",
] as const satisfies Message[];
const HEAD: Message[] = [...PLACE, ...FUNNEL, ...FIGURES];

/** The figures of one row; the others do not apply. */
type Figures = Partial<Record<(typeof FIGURES)[number], Cell>>;

/** Every step of a course with the figures of its screen: one row per option of a question, else one. */
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
        const { step, title, reached, finished, standing, left, seconds } = result;
        const time = seconds === null ? null : Math.round(seconds);
        const funnel = [reached, finished, standing, left, time];
        for (const figures of rowsOf(result, t)) {
          const cells = FIGURES.map((name) => figures[name] ?? null);
          yield [module, page.title, step, title, ...funnel, ...cells];
        }
      }
    }
  }
  return { head: HEAD.map(t), rows: rows() };
}

function rowsOf({ question }: SectionResult, t: (message: Message) => string): Figures[] {
  if (question === null) return [{}];
  if (question.type === "texts") return [figuresOfTexts(question)];
  const rows = question.type === "poll" ? rowsOfPoll(question) : rowsOfChecked(question, t);
  const { answers, removed } = question;
  if (removed > 0) rows.push({ Answer: t("Options removed since"), People: removed });
  return rows.map((figures) => ({
    Answers: answers,
    Share: answers === 0 ? null : round(Number(figures.People) / answers),
    ...figures,
  }));
}

function figuresOfTexts(texts: TextResult): Figures {
  return {
    Answers: texts.answers,
    "Shared with course mates": texts.published,
    "Of these, with a reply": texts.published - texts.without_reply,
    "Hidden by staff": texts.hidden,
    "Times shown in lists": texts.views,
    Likes: texts.likes,
    Comments: texts.comments,
    "Open reports": texts.reports,
  };
}

function rowsOfPoll({ options, second_round: second }: PollResult): Figures[] {
  return options.map(({ text, chosen, first }) => ({
    Answer: text,
    People: chosen,
    ...(second && {
      "First answer": first,
      "Answered a second time": second.answers,
      "Of these, changed something": second.changed,
    }),
  }));
}

function rowsOfChecked(question: CheckedResult, t: (message: Message) => string): Figures[] {
  const { strong, weak, facility, discrimination } = question;
  const share = (people: number, of: number | undefined) => (of ? round(people / of) : null);
  return question.options.map((option) => ({
    Answer: option.text,
    "Right option": option.valid ? t("yes") : t("no"),
    People: option.chosen,
    "Strong third": share(option.strong, strong?.people),
    "Weak third": share(option.weak, weak?.people),
    Facility: facility && round(facility),
    Discrimination: discrimination && round(discrimination),
  }));
}

/** To three decimals, a tenth of a percent. */
function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
