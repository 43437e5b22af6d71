import { finalQuizResume } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** The viewer's results in the final quiz of a summary section. */
export function finalQuizQuery(sectionId: number) {
  return queryOptions({
    queryKey: ["final-quiz", sectionId],
    queryFn: ({ signal }) => call(finalQuizResume, { params: { sectionId }, signal }),
  });
}
