import type { AuthoredSection, SectionDraft, SurveySectionDraft } from "@paso/contract";

import type { Sanitiser } from "../../../platform/html/prepare-sanitiser.ts";
import { findUnknownIds, identifyOptions } from "./identify-options.ts";
import { draftOptions, plainOptions } from "./option.ts";
import { kindOf, type SectionContent } from "./section-kinds.ts";

/** Between a section as authors write it and as it is stored, in both directions. */

/**
 * What is stored of a draft.
 * @param previous the section's content so far, whose options keep their ids where they live on
 * @param sanitise for long texts, see `prepareSanitiser`
 */
export function contentOfDraft(
  draft: SectionDraft,
  previous?: SectionContent,
  sanitise?: Sanitiser,
): SectionContent {
  const same = previous?.type === draft.type ? previous : undefined;
  return kindOf(draft).fromDraft(draft, same, sanitise);
}

/** The HTML of drafts as it was written. */
export function writtenHtml(drafts: readonly SectionDraft[]): string[] {
  return drafts.flatMap((draft) => kindOf(draft).html?.written(draft) ?? []);
}

/** The HTML of sections as it was stored. */
export function storedHtml(contents: readonly SectionContent[]): string[] {
  return contents.flatMap((content) => kindOf(content).html?.stored(content) ?? []);
}

/** What is stored of a survey's question: a choice that draws nothing afterwards, or a text for the staff. */
export function contentOfSurveyDraft(
  { radio, textarea }: SurveySectionDraft,
  previous?: SectionContent,
): SectionContent {
  if (textarea) {
    const { question } = textarea;
    return { type: "textarea", question, min: 0, max: 0, workbookOnly: false, survey: true };
  }
  if (!radio) throw new Error("A survey's question is neither a choice nor a text.");
  const { question, items, item_ids } = radio;
  const known = previous?.type === "radio" ? previous : undefined;
  const options = identifyOptions(plainOptions(items), known, item_ids);
  return { type: "radio", question, ...options, graphicType: "survey" };
}

/** A stored section as authors and archives write it. */
export function draftOfContent(
  order: number,
  content: Readonly<SectionContent>,
  attachments: readonly string[],
): SectionDraft {
  const { type } = content;
  return { order, type, ...kindOf(content).toDraft(content, attachments) } as SectionDraft;
}

/** The fields of a section's own kind as its editor gets them. */
export function formOfContent(
  content: Readonly<SectionContent>,
  attachments: readonly string[],
): Partial<AuthoredSection> {
  const kind = kindOf(content);
  return (
    kind.toForm?.(content, attachments) ??
    (kind.toDraft(content, attachments) as Partial<AuthoredSection>)
  );
}

/** Indexes of a draft's options whose ids the section never gave. */
export function findUnknownOptions(content: SectionContent, draft: SectionDraft): number[] {
  return content.type === draft.type
    ? (kindOf(content).unknownOptions?.(content, draft) ?? [])
    : [];
}

/** The same for a survey's question. */
export function findUnknownSurveyOptions(
  content: SectionContent,
  { radio }: SurveySectionDraft,
): number[] {
  return content.type === "radio" ? findUnknownIds(content, radio?.item_ids) : [];
}

/** A stored survey question as authors and archives write it. */
export function surveyDraftOfContent(content: Readonly<SectionContent>): SurveySectionDraft {
  if (content.type === "textarea") return { textarea: { question: content.question } };
  if (content.type !== "radio") throw new Error(`A survey holds a section of type ${content.type}`);
  return { radio: { question: content.question, ...draftOptions(content) } };
}
