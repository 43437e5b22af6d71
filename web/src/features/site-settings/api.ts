import { readSite } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** What administrators decided about the site. */
export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: ({ signal }) => call(readSite, { signal }),
  staleTime: 0,
  // What is being typed stays until it is saved.
  refetchOnWindowFocus: false,
});
