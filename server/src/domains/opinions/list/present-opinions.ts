import type { Opinion } from "@paso/contract";

import type { ListedOpinion } from "./list-opinions.ts";
import { encodeOpinionCursor, type OpinionCursor } from "./opinion-cursor.ts";

/** One part of the list and the cursor of the next. */
export function presentOpinions(shown: readonly ListedOpinion[], next: OpinionCursor | null) {
  return {
    data: shown.map((opinion): Opinion => ({
      id: opinion.id,
      answer: opinion.text,
      first_name: opinion.firstName,
      user: { avatar: opinion.avatar },
      comments: opinion.comments,
      likes: opinion.likes,
      commented: opinion.commented,
      liked: opinion.liked,
      ...(opinion.hidden && { hidden: true }),
    })),
    next_cursor: next && encodeOpinionCursor(next),
  };
}
