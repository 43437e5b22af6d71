import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Reorderable } from "../../../ui/staff/reorder/reorderable.tsx";
import { useFormState } from "../../form/staff/form-editor.ts";
import { memoFields } from "../../form/staff/memo-fields.ts";
import type { SectionPageProps } from "../../form/staff/staff-kind.ts";
import { useSectionField } from "../../form/staff/use-section-field.ts";
import { moveOption } from "./change-options.ts";
import type { ChoiceForm } from "./choice-form.ts";
import { OptionsFoot } from "./options-foot.tsx";
import { PageOption } from "./page-option.tsx";
import { ReadOption } from "./read-option.tsx";

interface PageOptionsProps extends SectionPageProps<ChoiceForm> {
  /** Whether students may choose several. */
  isMultiple: boolean;
  /** Whether some are right and others wrong. */
  isValidated: boolean;
  /** Next to "Add option". */
  end?: ReactNode;
}

/** A question's options where students choose; which are right and why is shown as after the answer. */
export const PageOptions = memoFields(["options"], (props: PageOptionsProps) => {
  const { section, isMultiple, isValidated, isOpen, end } = props;
  const shape = isMultiple ? "checkbox" : "radio";
  if (isOpen) return <WrittenOptions {...{ section, isValidated, shape, end }} />;
  return (
    <ul className="page-options">
      {section.options.map((option) => (
        <ReadOption key={option.key} option={option} shape={shape} isValidated={isValidated} />
      ))}
    </ul>
  );
});

interface WrittenOptionsProps {
  section: ChoiceForm;
  isValidated: boolean;
  shape: "radio" | "checkbox";
  end: ReactNode;
}

function WrittenOptions({ section, isValidated, shape, end }: WrittenOptionsProps) {
  const { t } = useLingui();
  const { edit, field, isDisabled } = useSectionField(section);
  const answers = useFormState((state) => state.loaded.answers[section.key]);
  const { error } = field("items", "valid_items", "reasons", "item_ids");
  const { key, options } = section;
  return (
    <fieldset className="min-w-0" data-field="items valid_items reasons item_ids">
      <legend className="sr-only">{t`Options`}</legend>
      <Reorderable
        count={options.length}
        onMove={(from, to) => edit((current) => moveOption(current, from, to))}
      >
        <ul className="page-options">
          {options.map((option, index) => (
            <PageOption
              key={option.key}
              sectionKey={key}
              shape={shape}
              isValidated={isValidated}
              option={option}
              number={index + 1}
              people={option.id === null ? 0 : (answers?.byOption[option.id] ?? 0)}
              isOnly={options.length === 1}
              hasIssue={error !== undefined && option.text.trim() === ""}
              isDisabled={isDisabled}
            />
          ))}
        </ul>
      </Reorderable>
      {isValidated && options.every(({ isRight }) => !isRight) && (
        <p className="mt-3 text-small text-warm">
          {shape === "radio"
            ? t`Tick the option that is right.`
            : t`Tick every option that is right.`}
        </p>
      )}
      <OptionsFoot section={section} error={error} isValidated={isValidated} end={end} />
    </fieldset>
  );
}
