import type { Opinion } from "@paso/contract";

import type { ListedOpinion } from "./list-opinions.ts";

/** Reads a cursor that {@link presentOpinions} wrote; nonsense begins at the top. */
export function readCursor(cursor: string | undefined): number | null {
  if (!cursor) return null;
  const id = Number(Buffer.from(cursor, "base64url").toString());
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/**
 * One part of the list and the cursor of the next.
 * @param found as many as asked for and one more, where there are more
 */
export function presentOpinions(found: readonly ListedOpinion[], limit: number) {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
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
    })),
    next_cursor:
      found.length > limit && last ? Buffer.from(String(last.id)).toString("base64url") : null,
  };
}
