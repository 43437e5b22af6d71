import type { AuthoredSection, SectionDraft, SurveySectionDraft } from "@paso/contract";

import type { Sanitiser } from "../../../platform/html/prepare-sanitiser.ts";
import { findUnknownIds, identifyOptions } from "./identify-options.ts";
import { draftOptions, plainOptions } from "./option.ts";
import { kindOf, type SectionContent } from "./section-kinds.ts";

/** Converts between the authored and the stored form of a section. */

/**
 * The stored content of a draft.
 * @param previous the section's content so far; options that survive keep their ids
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

/** The HTML of drafts as written by their authors. */
export function writtenHtml(drafts: readonly SectionDraft[]): string[] {
  return drafts.flatMap((draft) => kindOf(draft).html?.written(draft) ?? []);
}

/** The HTML of sections as stored. */
export function storedHtml(contents: readonly SectionContent[]): string[] {
  return contents.flatMap((content) => kindOf(content).html?.stored(content) ?? []);
}

/** The stored content of a survey question: a choice without a chart, or a text for the staff. */
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

/** A stored section in the form that authors and archives use. */
export function draftOfContent(
  order: number,
  content: Readonly<SectionContent>,
  attachments: readonly string[],
): SectionDraft {
  const { type } = content;
  return { order, type, ...kindOf(content).toDraft(content, attachments) } as SectionDraft;
}

/** The fields of a section's own kind, for its editor. */
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

/** Indexes of a draft's options with ids that the section never assigned. */
export function findUnknownOptions(content: SectionContent, draft: SectionDraft): number[] {
  return content.type === draft.type
    ? (kindOf(content).unknownOptions?.(content, draft) ?? [])
    : [];
}

/** The same for a survey question. */
export function findUnknownSurveyOptions(
  content: SectionContent,
  { radio }: SurveySectionDraft,
): number[] {
  return content.type === "radio" ? findUnknownIds(content, radio?.item_ids) : [];
}

/** A stored survey question in the form that authors and archives use. */
export function surveyDraftOfContent(content: Readonly<SectionContent>): SurveySectionDraft {
  if (content.type === "textarea") return { textarea: { question: content.question } };
  if (content.type !== "radio") throw new Error(`A survey holds a section of type ${content.type}`);
  return { radio: { question: content.question, ...draftOptions(content) } };
}
