import type { StudentSection } from "@paso/contract";

/** Fields of a section, whatever its kind. */
export type SectionChanges = { readonly [Field in keyof StudentSection]?: StudentSection[Field] };

/** An empty pending question section, for tests to override fields. */
export function buildSection(changes: SectionChanges = {}): StudentSection {
  return {
    id: 1,
    order: 1,
    type: "question",
    content: null,
    question: "What do plants need?",
    question_type: null,
    status: "pending",
    answer: null,
    two_rounds: null,
    first_answer: null,
    examples: null,
    valid_items: null,
    reasons: null,
    min: null,
    max: null,
    final_quiz: null,
    workbook_only: null,
    must_watch: null,
    captions: null,
    poster: null,
    graphic_type: null,
    question_id: null,
    module_closed: false,
    additional_content: null,
    files: [],
    ...changes,
  } as StudentSection;
}
