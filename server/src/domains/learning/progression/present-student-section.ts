import { isQuestionType, type StudentSection, writeSelection } from "@paso/contract";

import type { SectionContent } from "../../../database/tables/index.ts";
import type { ContentFile, ContentSection } from "../../courses/index.ts";
import { hasTwoRounds } from "./decide-advance.ts";
import type { CommittedAnswer, Step } from "./find-page-progress.ts";
import { isSingleChoice } from "./parse-answer.ts";
import { presentHtml } from "./present-html.ts";

/** What a section shows everyone who has reached it: computed once per content. */
type SharedPart = Omit<
  StudentSection,
  "status" | "answer" | "first_answer" | "examples" | "valid_items" | "reasons" | "module_closed"
>;

const sharedParts = new WeakMap<ContentSection, SharedPart>();

/**
 * A section as one student sees it. The answer key, the reasons and the staff's example answers are
 * added only where an answer is committed; the shared part never holds them.
 */
export function presentStudentSection(
  section: ContentSection,
  step: Step | undefined,
  moduleClosed: boolean,
): StudentSection {
  const { content } = section;
  const revealed = step?.answer && "options" in content && "finalQuiz" in content;
  return {
    ...sharedPartOf(section),
    status: step?.status ?? "pending",
    answer: step?.answer ? presentAnswer(content, step.answer) : null,
    first_answer: step?.firstAnswer ? presentAnswer(content, step.firstAnswer) : null,
    examples: step?.answer ? examplesOf(content) : null,
    valid_items: revealed ? content.options.map(({ valid }) => valid) : null,
    reasons: revealed ? content.options.map(({ reason }) => reason) : null,
    module_closed: moduleClosed,
  } as StudentSection;
}

/** Address of a file of a section, for download or display. */
function fileAddress(sectionId: number, name: string): string {
  return `/student/courses/file/${sectionId}/${encodeURIComponent(name)}`;
}

function presentAnswer(content: Readonly<SectionContent>, answer: CommittedAnswer): string | null {
  if ("text" in answer) return answer.text;
  if (!("options" in content)) return null;
  const indexes = content.options.flatMap(({ id }, index) =>
    answer.optionIds.includes(id) ? [index] : [],
  );
  return isSingleChoice(content) ? String(indexes[0] ?? "") : writeSelection(indexes);
}

function sharedPartOf(section: ContentSection): SharedPart {
  let shared = sharedParts.get(section);
  if (!shared) {
    shared = presentShared(section);
    sharedParts.set(section, shared);
  }
  return shared;
}

function presentShared(section: ContentSection): SharedPart {
  const { content, id } = section;
  const attachments = section.files.filter(({ use }) => use === "attachment");
  const question = isQuestionType(content.type) ? content.type : null;
  return {
    id,
    order: section.order,
    type: question ? "question" : (content.type as "video" | "paragraph" | "final_quiz_resume"),
    content: presentContent(section),
    question: "question" in content ? content.question : null,
    question_type: question,
    min: "min" in content ? content.min : null,
    max: "max" in content ? content.max : null,
    final_quiz: "finalQuiz" in content ? content.finalQuiz : null,
    two_rounds: "graphicType" in content ? hasTwoRounds(content) : null,
    workbook_only: content.type === "textarea" ? content.workbookOnly : null,
    graphic_type: graphicTypeOf(content),
    question_id: question ? id : null,
    additional_content:
      attachments.length > 0 ? attachments.map(({ name }) => name).join(",") : null,
    files: attachments.map((file) => presentFile(id, file)),
  };
}

function presentContent({ id, content, files }: ContentSection): StudentSection["content"] {
  switch (content.type) {
    case "video":
      return content.address.startsWith("files/")
        ? fileAddress(id, content.address.slice("files/".length))
        : content.address;
    case "paragraph":
      return presentHtml(content.html, files, (name) => fileAddress(id, name));
    case "textarea":
    case "final_quiz_resume":
      return null;
    default:
      return Object.fromEntries(content.options.map(({ text }, index) => [String(index), text]));
  }
}

function graphicTypeOf(content: Readonly<SectionContent>): StudentSection["graphic_type"] {
  if (content.type === "textarea") return "opinions";
  return "graphicType" in content ? content.graphicType : null;
}

function examplesOf(content: Readonly<SectionContent>): string[] | null {
  const examples = "examples" in content ? content.examples : undefined;
  return examples?.length ? [...examples] : null;
}

function presentFile(sectionId: number, { name, size }: ContentFile) {
  return { name, size, href: fileAddress(sectionId, name) };
}
