import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { ChoiceGap } from "./find-choice-gap.ts";

/** Names what a choice still lacks. */
export function choiceGapText(gap: ChoiceGap): MessageDescriptor {
  return gap.kind === "no-choice"
    ? msg`Choose an option to go on.`
    : msg`Choose at least ${gap.min} options. ${gap.count} chosen so far.`;
}
