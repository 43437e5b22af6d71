import { readOverview, readSystem } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** How the site is, in figures. */
export const siteOverviewQuery = queryOptions({
  queryKey: ["site-overview"],
  queryFn: ({ signal }) => call(readOverview, { signal }),
  staleTime: 0,
});

/** Milliseconds after which processes have said again how they are. */
const REPORTED = 15_000;

/** How the installation is; kept up to date while it is looked at. */
export const systemQuery = queryOptions({
  queryKey: ["system"],
  queryFn: ({ signal }) => call(readSystem, { signal }),
  staleTime: 0,
  refetchInterval: REPORTED,
});
