import { answerPin, listOwnPins } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** The viewer's own opinions that staff have pinned or would like to. */
export const ownPinsQuery = queryOptions({
  queryKey: ["own-pins"],
  queryFn: ({ signal }) => call(listOwnPins, { signal }),
  staleTime: 0,
});

/** Agrees to having the user's own opinion pinned, or has it unpinned. */
export function postPinAnswer(opinionId: number, agreed: boolean) {
  return call(answerPin, { params: { opinionId }, body: { agreed } });
}
