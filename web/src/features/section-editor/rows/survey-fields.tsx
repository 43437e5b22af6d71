import { useLingui } from "@lingui/react/macro";

import { replaceOptions } from "../../../section-kinds/choice/staff/change-options.ts";
import { focusFirstOption } from "../../../section-kinds/choice/staff/option-keys.ts";
import { PageOptions } from "../../../section-kinds/choice/staff/page-options.tsx";
import { memoFields } from "../../../section-kinds/form/staff/memo-fields.ts";
import {
  type SectionFieldProps,
  useSectionField,
} from "../../../section-kinds/form/staff/use-section-field.ts";
import { PageQuestion } from "../../../section-kinds/question/staff/page-question.tsx";
import type { RadioForm } from "../../../section-kinds/radio/staff/radio-kind.tsx";
import type { TextareaForm } from "../../../section-kinds/textarea/staff/textarea-form.ts";
import { Button } from "../../../ui/staff/button.tsx";

/** The grades of the ten-point scale, best first. Its ends are the same in every interface language. */
const TEN_POINTS = ["10 Sobresaliente", "9", "8", "7", "6", "5", "4", "3", "2", "1 Deficiente"];

/** A survey question and its possible answers. */
export function SurveyFields({ section }: SectionFieldProps<RadioForm | TextareaForm>) {
  const { t } = useLingui();
  return (
    <div data-fields="">
      <PageQuestion section={section} isOpen onEnter={focusFirstOption} />
      {section.type === "radio" ? (
        <SurveyOptions section={section} />
      ) : (
        <p className="page-answer">
          {t`Students write here. Only the course’s staff read it, without names.`}
        </p>
      )}
    </div>
  );
}

const SurveyOptions = memoFields(["options"], ({ section }: SectionFieldProps<RadioForm>) => (
  <PageOptions
    section={section}
    isOpen
    isMultiple={false}
    isValidated={false}
    end={<TenPointsButton section={section} />}
  />
));

function TenPointsButton({ section }: SectionFieldProps<RadioForm>) {
  const { t } = useLingui();
  const { edit, isDisabled } = useSectionField(section);
  return (
    <Button
      variant="quiet"
      isDisabled={isDisabled}
      onPress={() => edit((current) => replaceOptions(current, TEN_POINTS), "items")}
    >
      {t`Add 10-1`}
    </Button>
  );
}
