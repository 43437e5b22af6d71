import { listAuditEntries, type AuditAction } from "@paso/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Filter of the log. */
export interface Wanted {
  action: AuditAction | "all";
  /** Part of the name or address of the actor or the person affected; empty for all. */
  search: string;
}

/** The audit log, newest first. */
export function auditQuery({ action, search }: Wanted) {
  return infiniteQueryOptions({
    queryKey: ["audit", action, search],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditEntries, {
        query: {
          ...(action !== "all" && { action }),
          ...(search !== "" && { q: search }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
  });
}
