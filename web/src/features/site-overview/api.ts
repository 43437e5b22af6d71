import { readOverview } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** How the site is, in figures. */
export const siteOverviewQuery = queryOptions({
  queryKey: ["site-overview"],
  queryFn: ({ signal }) => call(readOverview, { signal }),
  staleTime: 0,
});
