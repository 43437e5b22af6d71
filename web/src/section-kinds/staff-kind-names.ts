import { useLingui } from "@lingui/react/macro";
import type { SectionType } from "@paso/contract";

/** What the kinds of sections are called, as the API's `type_label` has it, in the reader's language. */
export function useSectionTypeNames(): Record<SectionType, string> {
  const { t } = useLingui();
  return {
    video: t`Video`,
    paragraph: t`Paragraph`,
    radio: t`Select Unique with Graphic`,
    "radio-validated": t`Select Unique Validated`,
    "select-multiple": t`Select Multiple with Graphic`,
    "select-multiple-validated": t`Select Multiple Validated`,
    textarea: t`Opinion`,
    final_quiz_resume: t`Final Quiz Resume`,
  };
}
