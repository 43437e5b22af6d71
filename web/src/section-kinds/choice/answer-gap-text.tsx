import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { AnswerGap } from "./find-answer-gap.ts";

/** Says in words what an answer still lacks. */
export function AnswerGapText({ gap }: { gap: AnswerGap }) {
  const { t } = useLingui();
  switch (gap.kind) {
    case "no-choice":
      return t`Choose an option to go on.`;
    case "too-few-options":
      return t`Choose at least ${gap.min} options. ${gap.count} chosen so far.`;
    case "no-text":
      return t`Write an answer to go on.`;
    case "too-few-words":
      return t`Write at least ${plural(gap.min, { one: "# word", other: "# words" })}. ${gap.count} so far.`;
    case "too-many-words":
      return t`Write at most ${plural(gap.max, { one: "# word", other: "# words" })}. ${gap.count - gap.max} too many.`;
  }
}
