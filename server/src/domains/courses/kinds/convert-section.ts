import { readVideoFile, type SectionDraft, type SurveySectionDraft } from "@paso/contract";

import type { KeyedOption, Option, SectionContent } from "../../../database/tables/index.ts";
import { sanitiseHtml } from "../../../platform/html/sanitise-html.ts";
import { identifyOptions, type WithoutId } from "./identify-options.ts";

/** Between a section as authors write it and as it is stored, in both directions. */

/**
 * What is stored of a draft.
 * @param previous the section's content so far, whose options keep their ids where they live on
 */
export function contentOfDraft(draft: SectionDraft, previous?: SectionContent): SectionContent {
  switch (draft.type) {
    case "video":
      return {
        type: "video",
        address: readVideoFile(draft.video) ? draft.video.normalize("NFC") : draft.video,
      };
    case "paragraph":
      return { type: "paragraph", html: sanitiseHtml(draft.paragraph) };
    case "radio": {
      const { question, items, item_ids, graphic_type: graphicType } = draft.radio;
      const options = identifyOptions(textsOf(items), previous, item_ids);
      return { type: draft.type, question, ...options, graphicType, ...extrasOf(draft.radio) };
    }
    case "select-multiple": {
      const { question, items, item_ids, min, max } = draft.selectMultiple;
      const graphicType = draft.selectMultiple.graphic_type;
      const options = identifyOptions(textsOf(items), previous, item_ids);
      const extras = extrasOf(draft.selectMultiple);
      return { type: draft.type, question, ...options, graphicType, min, max, ...extras };
    }
    case "radio-validated": {
      const { question, item_ids, final_quiz } = draft.radioValidated;
      const options = identifyOptions(keyedOf(draft.radioValidated), previous, item_ids);
      return { type: draft.type, question, ...options, finalQuiz: final_quiz === "true" };
    }
    case "select-multiple-validated": {
      const { question, item_ids, final_quiz, min, max } = draft.selectMultipleValidated;
      const options = identifyOptions(keyedOf(draft.selectMultipleValidated), previous, item_ids);
      return { type: draft.type, question, ...options, finalQuiz: final_quiz === "true", min, max };
    }
    case "textarea": {
      const { question, min, max, workbook_only } = draft.textarea;
      const workbookOnly = workbook_only === "true";
      return { type: "textarea", question, min, max, workbookOnly, ...extrasOf(draft.textarea) };
    }
    case "final_quiz_resume":
      return { type: "final_quiz_resume" };
  }
}

/** What is stored of a survey's question: a choice that draws nothing afterwards. */
export function contentOfSurveyDraft(
  { radio }: SurveySectionDraft,
  previous?: SectionContent,
): SectionContent {
  const options = identifyOptions(textsOf(radio.items), previous, radio.item_ids);
  return { type: "radio", question: radio.question, ...options, graphicType: "survey" };
}

/** A stored section as authors and archives write it. */
export function draftOfContent(
  order: number,
  content: Readonly<SectionContent>,
  attachments: readonly string[],
): SectionDraft {
  const { type } = content;
  switch (type) {
    case "video":
      return { order, type, video: content.address };
    case "paragraph": {
      const files = attachments.length > 0 ? { paragraph_files: [...attachments] } : {};
      return { order, type, paragraph: content.html, ...files };
    }
    case "radio": {
      const graphic_type = drawnGraphic(content);
      return { order, type, radio: { ...pollOf(content), graphic_type, ...draftExtras(content) } };
    }
    case "select-multiple": {
      const { min, max } = content;
      const graphic_type = drawnGraphic(content);
      const poll = { ...pollOf(content), graphic_type, min, max, ...draftExtras(content) };
      return { order, type, selectMultiple: poll };
    }
    case "radio-validated":
      return {
        order,
        type,
        radioValidated: { ...keyOf(content), final_quiz: flag(content.finalQuiz) },
      };
    case "select-multiple-validated": {
      const { min, max } = content;
      const final_quiz = flag(content.finalQuiz);
      return { order, type, selectMultipleValidated: { ...keyOf(content), min, max, final_quiz } };
    }
    case "textarea": {
      const { question, min, max } = content;
      const workbook_only = flag(content.workbookOnly);
      const extras = draftExtras(content);
      return { order, type, textarea: { question, min, max, workbook_only, ...extras } };
    }
    case "final_quiz_resume":
      return { order, type, final_quiz_resume: true };
  }
}

/** A stored survey question as authors and archives write it. */
export function surveyDraftOfContent(content: Readonly<SectionContent>): SurveySectionDraft {
  if (content.type !== "radio") throw new Error(`A survey holds a section of type ${content.type}`);
  return { radio: pollOf(content) };
}

/** What a question may have beside the rest; left out stays left out, so that an archive comes back as it was. */
function extrasOf(draft: {
  two_rounds?: "true" | "false" | undefined;
  examples?: string[] | undefined;
}) {
  return {
    ...(draft.two_rounds !== undefined && { twoRounds: draft.two_rounds === "true" }),
    ...(draft.examples && { examples: draft.examples }),
  };
}

function draftExtras(content: { twoRounds?: boolean; examples?: readonly string[] }) {
  return {
    ...(content.twoRounds !== undefined && { two_rounds: flag(content.twoRounds) }),
    ...(content.examples && { examples: [...content.examples] }),
  };
}

function textsOf(items: readonly string[]): WithoutId<Option>[] {
  return items.map((text) => ({ text }));
}

function keyedOf(keyed: {
  items: string[];
  valid_items: boolean[];
  reasons: string[];
}): WithoutId<KeyedOption>[] {
  return keyed.items.map((text, index) => ({
    text,
    valid: keyed.valid_items[index] ?? false,
    reason: keyed.reasons[index] ?? "",
  }));
}

interface Poll {
  question: string;
  options: readonly Option[];
}

function pollOf({ question, options }: Poll) {
  return { question, items: options.map(({ text }) => text) };
}

function keyOf(content: { question: string; options: readonly KeyedOption[] }) {
  return {
    ...pollOf(content),
    valid_items: content.options.map(({ valid }) => valid),
    reasons: content.options.map(({ reason }) => reason),
  };
}

function drawnGraphic({ graphicType }: { graphicType: "bar" | "pie" | "survey" }): "bar" | "pie" {
  if (graphicType === "survey") throw new Error("A survey's question stands outside its survey.");
  return graphicType;
}

function flag(value: boolean): "true" | "false" {
  return value ? "true" : "false";
}
