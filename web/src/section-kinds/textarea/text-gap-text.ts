import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

import type { TextGap } from "./find-text-gap.ts";

/** Names what a text still lacks. */
export function textGapText(gap: TextGap): MessageDescriptor {
  switch (gap.kind) {
    case "no-text":
      return msg`Write an answer to go on.`;
    case "too-few-words":
      return msg`Write at least ${plural(gap.min, { one: "# word", other: "# words" })}. ${gap.count} so far.`;
    case "too-many-words":
      return msg`Write at most ${plural(gap.max, { one: "# word", other: "# words" })}. ${gap.count - gap.max} too many.`;
  }
}
