import type { QuestionKind } from "../question/question-kind.ts";
import { ChoiceField } from "./choice-field.tsx";
import { choiceGapText } from "./choice-gap-text.ts";
import { chosenOptions, withoutGone } from "./choose-option.ts";
import { findChoiceGap } from "./find-choice-gap.ts";
import { labelOption } from "./label-option.ts";
import { type ChoiceSection, sectionOptions } from "./section-options.ts";

/** What all questions with options have in common. */
export const choiceKind: QuestionKind<ChoiceSection> = {
  Field: ChoiceField,
  clean: withoutGone,
  gapText(section, answer) {
    const gap = findChoiceGap(section, answer);
    return gap && choiceGapText(gap);
  },
  inWords(section, answer) {
    const options = sectionOptions(section);
    return chosenOptions(section, answer)
      .map((index) => labelOption(options[index] ?? "", index))
      .join("\n");
  },
};
