import { type GraphicType, graphic } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../api/index.ts";

/**
 * Course mates' answers to a poll.
 * @param stage changes when the viewer's view of it changes, as after a second round
 */
export function graphicQuery(questionId: number, graphicType: GraphicType, stage: string) {
  return queryOptions({
    queryKey: ["graphic", questionId, graphicType, stage],
    queryFn: ({ signal }) => call(graphic, { params: { questionId, graphicType }, signal }),
  });
}
