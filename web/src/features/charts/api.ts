import { type GraphicType, graphic } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** What course mates answered to a poll. */
export function graphicQuery(questionId: number, graphicType: GraphicType) {
  return queryOptions({
    queryKey: ["graphic", questionId, graphicType],
    queryFn: ({ signal }) => call(graphic, { params: { questionId, graphicType }, signal }),
  });
}
