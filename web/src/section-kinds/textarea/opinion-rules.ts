import type { SectionOf } from "../player/student-kind.ts";
import type { QuestionKind } from "../question/question-kind.ts";
import { findTextGap } from "./find-text-gap.ts";
import { textGapText } from "./text-gap-text.ts";

/** Rules for every text, whoever reads it. */
export const opinionRules: Pick<
  QuestionKind<SectionOf<"textarea">>,
  "clean" | "gapText" | "inWords"
> = {
  clean: (_, answer) => answer,
  gapText(section, answer) {
    const gap = findTextGap(section, answer);
    return gap && textGapText(gap);
  },
  inWords: (_, answer) => answer,
};
