import { readDataExport, readErasure, readJob } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** Polling interval in milliseconds. */
const INTERVAL = 1_000;

/** The copy of the user's data; polled until it is ready. */
export const dataExportQuery = queryOptions({
  queryKey: ["account", "data"],
  queryFn: ({ signal }) => call(readDataExport, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.export?.state === "preparing" ? INTERVAL : false),
});

/** Progress of the job that makes the copy. */
export function exportProgressQuery(jobId: number) {
  return queryOptions({
    queryKey: ["account", "data", "progress", jobId],
    queryFn: ({ signal }) => call(readJob, { params: { jobId }, signal }),
    staleTime: 0,
    refetchInterval: INTERVAL,
  });
}

/** Whether the user's account is scheduled for erasure. */
export const erasureQuery = queryOptions({
  queryKey: ["account", "erasure"],
  queryFn: ({ signal }) => call(readErasure, { signal }),
  staleTime: 0,
});
