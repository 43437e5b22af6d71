import { readToday } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** What needs a person of the staff, and their courses, drafts included. */
export const todayQuery = queryOptions({
  queryKey: ["today"],
  queryFn: ({ signal }) => call(readToday, { signal }),
  // Whatever is done on other staff screens shows here.
  staleTime: 0,
});
