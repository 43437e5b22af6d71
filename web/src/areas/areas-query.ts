import { readNavigation } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../api/index.ts";

/**
 * The parts of the product that hold something for the viewer. Nobody asked for it, so where the
 * session has ended it leaves that to what the viewer does next. What changes an area invalidates it.
 */
export const areasQuery = queryOptions({
  queryKey: ["areas"],
  queryFn: ({ signal }) => call(readNavigation, { signal, background: true }),
  staleTime: 30_000,
  gcTime: Infinity,
  refetchOnWindowFocus: true,
  retry: false,
  // Nothing is lost without it: it does not ask while the device is offline.
  networkMode: "online",
});
