import type { Locale, Opinion } from "@paso/contract";

import { authorName, encodeFairCursor, type FairCursor } from "../../discussion/index.ts";
import type { ListedOpinion } from "./list-opinions.ts";

/** A page of the list, and the cursor of the next. */
export function presentOpinions(
  shown: readonly ListedOpinion[],
  next: FairCursor | null,
  locale: Locale,
) {
  return {
    data: shown.map((opinion): Opinion => ({
      id: opinion.id,
      answer: opinion.text,
      first_name: authorName(opinion.firstName, locale),
      user: { avatar: opinion.avatar },
      comments: opinion.comments,
      likes: opinion.likes,
      commented: opinion.commented,
      liked: opinion.liked,
      ...(opinion.hidden && { hidden: true }),
      ...((opinion.pin === "asked" || opinion.pin === "pinned") && { pin: opinion.pin }),
    })),
    next_cursor: next && encodeFairCursor(next),
  };
}
