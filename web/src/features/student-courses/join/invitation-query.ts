import { readInvitation } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** What a code leads to; each look counts as an attempt, so there is one. */
export function invitationQuery(code: string) {
  return queryOptions({
    queryKey: ["invitation", code],
    queryFn: ({ signal }) => call(readInvitation, { params: { code }, signal }),
    enabled: code !== "",
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
