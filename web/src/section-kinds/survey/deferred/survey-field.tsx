import { PointScale } from "../../../ui/student/point-scale.tsx";
import { ChoiceField } from "../../choice/choice-field.tsx";
import { chosenOptions } from "../../choice/choose-option.ts";
import { sectionOptions } from "../../choice/section-options.ts";
import { usePlayer } from "../../player/player.ts";
import type { PollSection } from "../../poll/poll-section.ts";
import type { AnswerFieldProps } from "../../question/question-kind.ts";
import { QuestionText } from "../../question/question-text.tsx";
import { readScale } from "./read-scale.ts";

/** A question of a course's survey; a scale's options are shown in one row. */
export function SurveyField(props: AnswerFieldProps<PollSection>) {
  const { section, answer, disabled, onChange } = props;
  const { language } = usePlayer();
  const scale = readScale(sectionOptions(section));
  if (!scale) return <ChoiceField {...props} />;
  const [chosen] = chosenOptions(section, answer);
  return (
    <fieldset lang={language} disabled={disabled} className="min-w-0">
      <legend>
        <QuestionText section={section} />
      </legend>
      <PointScale
        name={`section-${section.id}`}
        points={scale}
        chosen={chosen === undefined ? undefined : scale[chosen]?.figure}
        onChoose={(figure) => onChange(String(scale.findIndex((point) => point.figure === figure)))}
      />
    </fieldset>
  );
}
