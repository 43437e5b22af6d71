import { parseText } from "./answer.ts";
import { draftFlag, revealExamples } from "./poll.ts";
import type { SectionKind } from "./section-kind.ts";

/** A question answered by an opinion. */
export interface TextareaContent {
  type: "textarea";
  question: string;
  /** Words; a `max` of 0 is unlimited. */
  min: number;
  max: number;
  /** Whether the answer is private to one's own workbook. */
  workbookOnly: boolean;
  /** Whether it belongs to the course's survey, whose answers only the staff read; omitted means no. */
  survey?: true;
  /** The staff's example answers; omitted if the author gave no list. */
  examples?: string[];
}

export const textarea: SectionKind<TextareaContent> = {
  fromDraft: ({ textarea: { question, min, max, workbook_only, examples } }) => ({
    type: "textarea",
    question,
    min,
    max,
    workbookOnly: workbook_only === "true",
    ...(examples && { examples }),
  }),
  toDraft: ({ question, min, max, workbookOnly, examples, survey }) => {
    if (survey) throw new Error("A survey's question lies outside its survey.");
    return {
      textarea: {
        question,
        min,
        max,
        workbook_only: draftFlag(workbookOnly),
        ...(examples && { examples: [...examples] }),
      },
    };
  },
  lists: { examples: {} },
  title: ({ question }) => question,
  text: ({ question }) => [question],
  minutes: 2,
  present: ({ content: { question, min, max, workbookOnly, survey } }) => ({
    question,
    min,
    max,
    workbook_only: workbookOnly,
    graphic_type: survey ? "survey" : "opinions",
  }),
  answer: {
    question: ({ question }) => question,
    parse: (content, raw) => ({
      text: parseText(content, raw),
      workbookOnly: content.survey ? null : content.workbookOnly,
    }),
    present: (_, answer) => ("text" in answer ? answer.text : ""),
    reveal: revealExamples,
    opinion: ({ workbookOnly, min, max, survey }) => (survey ? null : { workbookOnly, min, max }),
  },
};
