import {
  listCourseOpinions,
  moderateComment,
  moderateOpinion,
  readCourseOpinion,
  type EndpointInput,
} from "@paso/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Which opinions are wanted. */
export interface Wanted {
  show: "all" | "reported" | "hidden";
  /** Part of a text or of an author's name; empty for all. */
  search: string;
}

/** A course's opinions, part by part: those with open reports first, then the newest. */
export function courseOpinionsQuery(courseId: number, { show, search }: Wanted) {
  return infiniteQueryOptions({
    queryKey: ["course-opinions", courseId, show, search],
    queryFn: ({ pageParam, signal }) =>
      call(listCourseOpinions, {
        params: { courseId },
        query: {
          show,
          ...(search !== "" && { search }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
    // What was just decided stays where it is until the list is opened again.
    refetchOnWindowFocus: false,
  });
}

/** An opinion's open reports and its comments, part by part. */
export function courseOpinionQuery(opinionId: number) {
  return infiniteQueryOptions({
    queryKey: ["course-opinion", opinionId],
    queryFn: ({ pageParam, signal }) =>
      call(readCourseOpinion, {
        params: { opinionId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
  });
}

export type Verdict = EndpointInput<typeof moderateOpinion>["body"];

/** Decides about an opinion, or about a comment on it. */
export function postDecision(opinionId: number, commentId: number | null, body: Verdict) {
  return commentId === null
    ? call(moderateOpinion, { params: { opinionId }, body })
    : call(moderateComment, { params: { opinionId, commentId }, body });
}
