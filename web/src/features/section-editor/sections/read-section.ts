import type { AuthoredSection, GraphicType } from "@paso/contract";
import { draftField } from "@paso/contract";

import { newSection, type SectionForm } from "./section-form.ts";

/** The fields that the kinds of questions have on the wire; each kind has some of them. */
export interface QuestionPayload {
  question: string;
  items?: string[];
  item_ids?: number[];
  valid_items?: boolean[];
  reasons?: string[];
  graphic_type?: GraphicType;
  min?: number;
  max?: number;
  final_quiz?: "true" | "false";
  workbook_only?: "true" | "false";
  two_rounds?: "true" | "false";
  examples?: string[];
}

/** A section as the server has it, ready to be edited. */
export function readSection(section: AuthoredSection): SectionForm {
  const { id, order, type, video, paragraph, paragraph_files: files } = section;
  const form = newSection(type, { key: `section-${id}`, order, firstOption: "" });
  const saved = { ...form, id, video: video ?? "", html: paragraph ?? "", files: files ?? [] };
  const payload = section[draftField(type)];
  return isQuestion(payload) ? { ...saved, ...readQuestion(payload) } : saved;
}

function isQuestion(payload: unknown): payload is QuestionPayload {
  return typeof payload === "object" && payload !== null && "question" in payload;
}

/** The fields of a question. */
export function readQuestion(payload: QuestionPayload): Partial<SectionForm> {
  return {
    question: payload.question,
    options: (payload.items ?? []).map((text, index) => ({
      key: `option-${payload.item_ids?.[index] ?? index}`,
      id: payload.item_ids?.[index] ?? null,
      text,
      isRight: payload.valid_items?.[index] ?? false,
      reason: payload.reasons?.[index] ?? "",
    })),
    graphicType: payload.graphic_type ?? "",
    min: payload.min ?? 0,
    max: payload.max ?? 0,
    finalQuiz: payload.final_quiz === "true",
    workbookOnly: payload.workbook_only === "true",
    twoRounds: payload.two_rounds === "true",
    examples: payload.examples ?? [],
  };
}
