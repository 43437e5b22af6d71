import type { ContentOf } from "../domains/courses/kinds/section-kinds.ts";

/** Ready sections of every kind; each takes overrides. */
export const sample = {
  video: (overrides: Partial<ContentOf<"video">> = {}): ContentOf<"video"> => ({
    type: "video",
    address: "https://www.youtube.com/watch?v=bVFfcYh6UBw",
    ...overrides,
  }),
  paragraph: (overrides: Partial<ContentOf<"paragraph">> = {}): ContentOf<"paragraph"> => ({
    type: "paragraph",
    html: "<p>A paragraph.</p>",
    ...overrides,
  }),
  radio: (overrides: Partial<ContentOf<"radio">> = {}): ContentOf<"radio"> => ({
    type: "radio",
    question: "Which do you like?",
    options: plainOptions(3),
    nextOptionId: 4,
    graphicType: "bar",
    ...overrides,
  }),
  radioValidated: (
    overrides: Partial<ContentOf<"radio-validated">> = {},
  ): ContentOf<"radio-validated"> => ({
    type: "radio-validated",
    question: "Which is right?",
    options: keyedOptions([true, false, false]),
    nextOptionId: 4,
    finalQuiz: false,
    ...overrides,
  }),
  selectMultiple: (
    overrides: Partial<ContentOf<"select-multiple">> = {},
  ): ContentOf<"select-multiple"> => ({
    type: "select-multiple",
    question: "Which do you use?",
    options: plainOptions(4),
    nextOptionId: 5,
    graphicType: "pie",
    min: 1,
    max: 3,
    ...overrides,
  }),
  selectMultipleValidated: (
    overrides: Partial<ContentOf<"select-multiple-validated">> = {},
  ): ContentOf<"select-multiple-validated"> => ({
    type: "select-multiple-validated",
    question: "Which are right?",
    options: keyedOptions([true, false, true, false]),
    nextOptionId: 5,
    min: 1,
    max: 4,
    finalQuiz: true,
    ...overrides,
  }),
  textarea: (overrides: Partial<ContentOf<"textarea">> = {}): ContentOf<"textarea"> => ({
    type: "textarea",
    question: "What do you think?",
    min: 2,
    max: 6,
    workbookOnly: false,
    ...overrides,
  }),
  summary: (): ContentOf<"final_quiz_resume"> => ({ type: "final_quiz_resume" }),
};

function plainOptions(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    text: `Option ${index + 1}`,
  }));
}

function keyedOptions(validity: boolean[]) {
  return validity.map((valid, index) => ({
    id: index + 1,
    text: `Option ${index + 1}`,
    valid,
    reason: `Reason ${index + 1}`,
  }));
}
