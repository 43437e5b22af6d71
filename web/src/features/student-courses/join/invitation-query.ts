import { readInvitation } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** Looks up a code; each look-up counts as an attempt, so it is never refetched. */
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
