import { useLingui } from "@lingui/react/macro";

import { Button } from "../../../ui/staff/button.tsx";
import { OptionsFields } from "../fields/options-fields.tsx";
import { QuestionField } from "../fields/question-field.tsx";
import { type SectionFieldProps, useSectionField } from "../fields/use-section-field.ts";
import { replaceOptions } from "../sections/change-options.ts";

/** The grades of the ten-point scale, best first. Its ends are part of the product in every language. */
const TEN_POINTS = ["10 Sobresaliente", "9", "8", "7", "6", "5", "4", "3", "2", "1 Deficiente"];

/** A question of a survey: what is asked, and what can be answered. */
export function SurveyFields({ section }: SectionFieldProps) {
  return (
    <>
      <QuestionField section={section} />
      <OptionsFields section={section} End={TenPointsButton} />
    </>
  );
}

function TenPointsButton({ section }: SectionFieldProps) {
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
