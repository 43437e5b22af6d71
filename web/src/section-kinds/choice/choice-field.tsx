import { useState } from "react";

import type { AnswerFieldProps } from "../question/question-kind.ts";
import { QuestionText } from "../question/question-text.tsx";
import { ChoiceOption } from "./choice-option.tsx";
import { chooseOption, chosenOptions } from "./choose-option.ts";
import { RefusedChoice } from "./refused-choice.tsx";
import { type ChoiceSection, isMultipleChoice, sectionOptions } from "./section-options.ts";
import { SelectionHint } from "./selection-hint.tsx";

/** A question with options to choose from; once answered, with what was right and why. */
export function ChoiceField(props: AnswerFieldProps<ChoiceSection>) {
  const { section, answer, disabled, onChange } = props;
  const [refused, setRefused] = useState(false);
  const chosen = chosenOptions(section, answer);
  const multiple = isMultipleChoice(section);

  function choose(index: number): void {
    const choice = chooseOption(section, answer, index);
    setRefused(choice.refused);
    if (!choice.refused) onChange(choice.answer);
  }

  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend>
        <QuestionText section={section} />
      </legend>
      {props.children}
      {isMultipleChoice(section) && section.status === "pending" && !section.module_closed && (
        <SelectionHint section={section} />
      )}
      <div className="grid gap-2.5">
        {sectionOptions(section).map((text, index) => (
          <ChoiceOption
            key={index}
            name={`section-${section.id}`}
            text={text}
            index={index}
            multiple={multiple}
            chosen={chosen.includes(index)}
            result={readResult(section, index)}
            onChoose={() => choose(index)}
          />
        ))}
      </div>
      <RefusedChoice section={section} refused={refused && section.status === "pending"} />
    </fieldset>
  );
}

/** How an option turned out; null until the question is answered. */
function readResult(section: ChoiceSection, index: number) {
  if (section.status === "pending") return null;
  return {
    valid: section.valid_items?.[index] ?? null,
    reason: section.reasons?.[index] ?? "",
  };
}
