import { msg } from "@lingui/core/macro";

import { writeExamples } from "../../examples/staff/examples-form.ts";
import { examplesLines } from "../../examples/staff/examples-lines.ts";
import { NO_BOUNDS, readBounds, boundsLines } from "../../form/staff/bounds.ts";
import { flag } from "../../form/staff/flag.ts";
import type { StaffKind } from "../../form/staff/staff-kind.ts";
import { yesOrNo } from "../../form/staff/yes-or-no.ts";
import type { TextareaForm, TextareaPayload } from "./textarea-form.ts";
import { TextareaBar, TextareaPage } from "./textarea-page.tsx";
import { WordsHint } from "./words-hint.tsx";

/** A question that is answered in the student's own words. */
export const textareaKind: StaffKind<TextareaForm> = {
  type: "textarea",
  blank: () => ({ question: "", ...NO_BOUNDS, workbookOnly: false, examples: [] }),
  read({ textarea }) {
    const payload = textarea as TextareaPayload;
    return {
      question: payload.question,
      ...readBounds(payload),
      workbookOnly: payload.workbook_only === "true",
      examples: payload.examples ?? [],
    };
  },
  write: (form) => ({
    textarea: {
      question: form.question,
      min: form.min,
      max: form.max,
      workbook_only: flag(form.workbookOnly),
      ...writeExamples(form),
    },
  }),
  Page: TextareaPage,
  Settings: TextareaBar,
  title: ({ question }) => question.trim(),
  Hint: WordsHint,
  lines: (form, { i18n }) => [
    { label: i18n._(msg`Question`), text: form.question },
    ...boundsLines(form, i18n),
    { label: i18n._(msg`Workbook only`), text: yesOrNo(form.workbookOnly, i18n) },
    ...examplesLines(form, i18n),
  ],
};
