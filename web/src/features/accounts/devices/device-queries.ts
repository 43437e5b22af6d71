import { listSessions, listSignIns } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** The user's open sessions. */
export const openSessionsQuery = queryOptions({
  queryKey: ["account", "sessions"],
  queryFn: ({ signal }) => call(listSessions, { signal }),
  staleTime: 0,
});

/** The latest sign-in attempts. */
export const signInsQuery = queryOptions({
  queryKey: ["account", "sign-ins"],
  queryFn: ({ signal }) => call(listSignIns, { signal }),
  staleTime: 0,
});
