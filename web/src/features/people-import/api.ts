import { checkPeopleImport, importPeople, type ImportRow, readJob } from "@paso/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call, callOnce } from "../../api/index.ts";

/** What to import, and how. */
export interface Import {
  rows: readonly ImportRow[];
  /** Whether groups that a course does not have are created. */
  createsGroups: boolean;
}

/** Dry run of importing rows. */
export function importCheckQuery({ rows, createsGroups }: Import) {
  return queryOptions({
    queryKey: ["people-import", "check", rows, createsGroups],
    queryFn: ({ signal }) =>
      call(checkPeopleImport, {
        body: { rows: [...rows], create_groups: createsGroups },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Up to 10,000 rows.
    gcTime: 0,
  });
}

export function postImport({ rows, createsGroups }: Import, invite: boolean) {
  return callOnce(importPeople, {
    body: { rows: [...rows], invite, create_groups: createsGroups },
  });
}

/** Polling interval of a job in milliseconds. */
const INTERVAL = 700;

/** An import's progress; polled until it ends. */
export function importJobQuery(jobId: number) {
  return queryOptions({
    queryKey: ["people-import", "job", jobId],
    queryFn: ({ signal }) => call(readJob, { params: { jobId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === "done" || state.data?.state === "failed" ? false : INTERVAL,
  });
}
