import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { ChoiceFields } from "../fields/choice-fields.tsx";
import { ParagraphFields } from "../fields/paragraph-fields.tsx";
import type { SectionFieldProps } from "../fields/use-section-field.ts";
import { VideoFields } from "../fields/video-fields.tsx";
import { WordsFields } from "../fields/words-fields.tsx";

/** The fields of a section's own kind. */
export function SectionFields({ section }: SectionFieldProps): ReactNode {
  const { t } = useLingui();
  switch (section.type) {
    case "video":
      return <VideoFields section={section} />;
    case "paragraph":
      return <ParagraphFields section={section} />;
    case "textarea":
      return <WordsFields section={section} />;
    case "final_quiz_resume":
      return (
        <p className="text-muted">
          {t`Shows each student how many of the module's questions that count for the final quiz they answered right. A module has one.`}
        </p>
      );
    case "radio":
    case "radio-validated":
    case "select-multiple":
    case "select-multiple-validated":
      return <ChoiceFields section={section} />;
  }
}
