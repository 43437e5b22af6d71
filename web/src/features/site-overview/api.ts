import { readOverview, readSystem } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Key figures of the site. */
export const siteOverviewQuery = queryOptions({
  queryKey: ["site-overview"],
  queryFn: ({ signal }) => call(readOverview, { signal }),
  staleTime: 0,
});

/** Polling interval in milliseconds: heartbeats are newer by then. */
const REPORTED = 15_000;

/** State of the installation; polled while visible. */
export const systemQuery = queryOptions({
  queryKey: ["system"],
  queryFn: ({ signal }) => call(readSystem, { signal }),
  staleTime: 0,
  refetchInterval: REPORTED,
});
