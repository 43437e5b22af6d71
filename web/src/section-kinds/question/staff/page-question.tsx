import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";

import { type FormEditor, useFormEditor } from "../../form/staff/form-editor.ts";
import { memoFields } from "../../form/staff/memo-fields.ts";
import { PageText } from "../../form/staff/page-text.tsx";
import type { SectionPageProps } from "../../form/staff/staff-kind.ts";
import { useSectionField } from "../../form/staff/use-section-field.ts";
import type { QuestionForm } from "./question-form.ts";

interface PageQuestionProps extends SectionPageProps<QuestionForm> {
  /** Called on Enter, to move on; Enter does nothing unless given. */
  onEnter?: (editor: FormEditor, sectionKey: string) => void;
}

/** A question's text, edited in place. */
export const PageQuestion = memoFields(
  ["question"],
  ({ section, isOpen, onEnter }: PageQuestionProps) => {
    const { t } = useLingui();
    const editor = useFormEditor();
    const { set, field } = useSectionField(section);

    function goOn(event: KeyboardEvent): void {
      if (event.key !== "Enter" || event.nativeEvent.isComposing || event.ctrlKey) return;
      event.preventDefault();
      onEnter?.(editor, section.key);
    }

    return (
      <PageText
        {...field("question")}
        id={`question-of-${section.key}`}
        label={t`Question`}
        placeholder={t`Write the question`}
        className="page-question"
        isOpen={isOpen}
        value={section.question}
        onChange={(question) => set({ question })}
        onKeyDown={goOn}
      />
    );
  },
);
