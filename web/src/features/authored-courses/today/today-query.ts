import { readToday } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** The staff member's pending tasks and courses, drafts included. */
export const todayQuery = queryOptions({
  queryKey: ["today"],
  queryFn: ({ signal }) => call(readToday, { signal }),
  // Changes on any other staff screen affect it.
  staleTime: 0,
});
