import type { SectionPageProps } from "../../form/staff/staff-kind.ts";
import { PageQuestion } from "../../question/staff/page-question.tsx";
import { SelectionHint } from "../selection-hint.tsx";
import type { ChoiceForm } from "./choice-form.ts";
import { focusFirstOption } from "./option-keys.ts";
import { PageOptions } from "./page-options.tsx";

interface ChoicePageProps extends SectionPageProps<ChoiceForm> {
  /** How many options students may choose, if several. */
  bounds?: { min: number | null; max: number | null };
  /** Whether some options are right and others wrong. */
  isValidated: boolean;
}

/** A question with options, as students read it. */
export function ChoicePage({ section, isOpen, bounds, isValidated }: ChoicePageProps) {
  return (
    <>
      <PageQuestion section={section} isOpen={isOpen} onEnter={focusFirstOption} />
      {bounds && <SelectionHint section={{ min: bounds.min ?? 0, max: bounds.max ?? 0 }} />}
      <PageOptions
        section={section}
        isOpen={isOpen}
        isMultiple={bounds !== undefined}
        isValidated={isValidated}
      />
    </>
  );
}
