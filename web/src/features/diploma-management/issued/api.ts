import {
  type CourseDiplomaState,
  type EndpointInput,
  listCourseDiplomas,
  readCourseDiploma,
  reissueDiploma,
  restoreDiploma,
  revokeDiploma,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call, callOnce } from "../../../api/index.ts";

/** Common key prefix of all queries of a course's diplomas. */
export function diplomasKey(courseId: number) {
  return ["course-diplomas", courseId] as const;
}

/** Filter of a course's diplomas. */
interface ShownDiplomas {
  /** Empty for all. */
  search: string;
  state: CourseDiplomaState | "all";
}

/** Polling interval in milliseconds while diplomas are being issued or rendered. */
const LOOK = 2_000;

/** A course's diplomas, paged. */
export function courseDiplomasQuery(
  courseId: number,
  { search, state }: ShownDiplomas = { search: "", state: "all" },
) {
  return infiniteQueryOptions({
    queryKey: [...diplomasKey(courseId), search, state],
    queryFn: ({ pageParam, signal }) =>
      call(listCourseDiplomas, {
        params: { courseId },
        query: {
          ...(search !== "" && { q: search }),
          ...(state !== "all" && { state }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(
        ({ issuing, diplomas }) => issuing !== null || diplomas.some((one) => !one.is_ready),
      )
        ? LOOK
        : false,
  });
}

/** The history of a diploma. */
export function diplomaHistoryQuery(courseId: number, diplomaId: number) {
  return queryOptions({
    queryKey: [...diplomasKey(courseId), "history", diplomaId],
    queryFn: ({ signal }) => call(readCourseDiploma, { params: { courseId, diplomaId }, signal }),
    staleTime: 0,
  });
}

/** Names a diploma of a course. */
interface DiplomaPath extends Record<string, number> {
  courseId: number;
  diplomaId: number;
}

export function postReissue(
  params: DiplomaPath,
  body: EndpointInput<typeof reissueDiploma>["body"],
) {
  return callOnce(reissueDiploma, { params, body });
}

export function postRevocation(params: DiplomaPath, reason: string) {
  return call(revokeDiploma, { params, body: { reason } });
}

export function postRestoration(params: DiplomaPath) {
  return call(restoreDiploma, { params });
}
