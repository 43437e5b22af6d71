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
/** Parses a list's query; the limit is one more than a page shows, to tell whether another follows. */
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

/** The page of a list to show, and the cursor of the next. */
export function showPart(rows: readonly OccurrenceRow[], { limit }: Pick<ListWanted, "limit">) {
  return takePart(rows, limit - 1, ({ startsAt, id }) => [startsAt.getTime(), id]);
}
