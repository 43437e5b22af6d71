import { readOwnWords } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** A few of the viewer's own texts in a course. */
export function ownWordsQuery(courseId: number) {
  return queryOptions({
    queryKey: ["workbook", "own-words", courseId],
    queryFn: ({ signal }) => call(readOwnWords, { params: { courseId }, signal, background: true }),
  });
}
