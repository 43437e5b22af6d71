import { exportAuditEntries, listAuditEntries, pathOf, type AuditAction } from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";

import { call } from "../../api/index.ts";
import type { DayRange } from "../../ui/staff/day-range-fields.tsx";

/** Filter of the log. */
export interface Wanted {
  action: AuditAction | "all";
  /** Part of the name or address of the actor or the person affected; empty for all. */
  search: string;
  days: DayRange;
}

export const EVERYTHING: Wanted = { action: "all", search: "", days: { from: null, to: null } };

function queryOf({ action, search, days: { from, to } }: Wanted) {
  return {
    ...(action !== "all" && { action }),
    ...(search !== "" && { q: search }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

/** Whether the filter leaves anything out. */
export function isFiltered(wanted: Wanted): boolean {
  return Object.keys(queryOf(wanted)).length > 0;
}

/** The audit log, newest first. */
export function auditQuery(wanted: Wanted) {
  return infiniteQueryOptions({
    queryKey: ["audit", wanted],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditEntries, {
        query: { ...queryOf(wanted), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Download URL of the entries that the filter leaves. */
export function auditFile(wanted: Wanted, format: "csv" | "xlsx"): string {
  const path = pathOf(exportAuditEntries.path, { format });
  const query = String(new URLSearchParams(queryOf(wanted)));
  return query === "" ? path : `${path}?${query}`;
}
