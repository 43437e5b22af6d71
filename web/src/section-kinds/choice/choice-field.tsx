import type { StudentSection } from "@paso/contract";

import { QuestionText } from "../question/question-text.tsx";
import { ChoiceOption } from "./choice-option.tsx";
import { chosenOptions } from "./choose-option.ts";
import { RefusedChoice } from "./refused-choice.tsx";
import { isMultipleChoice, sectionOptions } from "./section-options.ts";
import { SelectionHint } from "./selection-hint.tsx";

interface ChoiceFieldProps {
  section: StudentSection;
  /** As it travels. */
  answer: string;
  disabled: boolean;
  /** The last choice was one too many. */
  refused: boolean;
  onChoose: (index: number) => void;
}

/** A question with options to choose from; once answered, with what was right and why. */
export function ChoiceField({ section, answer, disabled, refused, onChoose }: ChoiceFieldProps) {
  const chosen = chosenOptions(section, answer);
  const multiple = isMultipleChoice(section);
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend>
        <QuestionText section={section} />
      </legend>
      {multiple && section.status === "pending" && !section.module_closed && (
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
            onChoose={() => onChoose(index)}
          />
        ))}
      </div>
      <RefusedChoice section={section} refused={refused && section.status === "pending"} />
    </fieldset>
  );
}

/** How an option turned out; null until the question is answered. */
function readResult(section: StudentSection, index: number) {
  if (section.status === "pending") return null;
  return {
    valid: section.valid_items?.[index] ?? null,
    reason: section.reasons?.[index] ?? "",
  };
}
