import type { WhenOfClasses } from "@paso/contract";

import { decodeCursor, readPlace, takePart } from "../../../platform/cursor.ts";
import type { ListWanted, OccurrenceRow } from "./occurrence-rows.ts";

interface Query {
  when?: WhenOfClasses | undefined;
  course?: number | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

const PART = 20;
/** What a list's query asks for: one more than it shows. */
export function readListQuery(query: Query, userId: number): ListWanted {
  const [startsAt, id] = decodeCursor(query.cursor, 2);
  const place = readPlace(startsAt, id);
  return {
    userId,
    when: query.when ?? "upcoming",
    courseId: query.course ?? null,
    search: query.q?.trim() ?? "",
    after: place && { startsAt: place.at, id: place.id },
    limit: (query.limit ?? PART) + 1,
  };
}

/** The part of a list that is shown, and where it goes on. */
export function showPart(rows: readonly OccurrenceRow[], { limit }: Pick<ListWanted, "limit">) {
  return takePart(rows, limit - 1, ({ startsAt, id }) => [startsAt.getTime(), id]);
}
