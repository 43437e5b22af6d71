import { type PageData, finalQuizResume, openPage } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** A page with the sections its student has reached. */
export function pageQuery(pageId: number) {
  return queryOptions({
    queryKey: ["page", pageId],
    queryFn: ({ signal }): Promise<PageData> => call(openPage, { params: { pageId }, signal }),
  });
}

/** The viewer's results in the final quiz that a summary section sums up. */
export function finalQuizQuery(sectionId: number) {
  return queryOptions({
    queryKey: ["final-quiz", sectionId],
    queryFn: ({ signal }) => call(finalQuizResume, { params: { sectionId }, signal }),
  });
}
