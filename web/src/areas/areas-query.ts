import { readNavigation } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../api/index.ts";

/**
 * The parts of the product that are not empty for the viewer. A background query: if the session has ended it
 * does not prompt. Mutations that affect an area invalidate it.
 */
export const areasQuery = queryOptions({
  queryKey: ["areas"],
  queryFn: ({ signal }) => call(readNavigation, { signal, background: true }),
  staleTime: 30_000,
  gcTime: Infinity,
  refetchOnWindowFocus: true,
  retry: false,
  // Not essential: skipped while the device is offline.
  networkMode: "online",
});
