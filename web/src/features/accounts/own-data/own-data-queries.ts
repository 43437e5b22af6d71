import { readDataExport, readErasure, readJob } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** Milliseconds between two looks at what is being made. */
const INTERVAL = 1_000;

/** The copy of one's own data; asked again until it is made. */
export const dataExportQuery = queryOptions({
  queryKey: ["account", "data"],
  queryFn: ({ signal }) => call(readDataExport, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.export?.state === "preparing" ? INTERVAL : false),
});

/** How far the job is that makes it. */
export function exportProgressQuery(jobId: number) {
  return queryOptions({
    queryKey: ["account", "data", "progress", jobId],
    queryFn: ({ signal }) => call(readJob, { params: { jobId }, signal }),
    staleTime: 0,
    refetchInterval: INTERVAL,
  });
}

/** Whether one's own account is going to be erased. */
export const erasureQuery = queryOptions({
  queryKey: ["account", "erasure"],
  queryFn: ({ signal }) => call(readErasure, { signal }),
  staleTime: 0,
});
