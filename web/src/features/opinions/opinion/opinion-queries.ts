import {
  commentOpinion,
  deleteComment,
  editOpinion,
  likeOpinion,
  listOpinions,
  listWorkbookOpinions,
  readOpinion,
  reportComment,
  reportOpinion,
} from "@paso/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** Opinions shown initially: few, so that the way to continue stays visible. */
const FIRST_OPINIONS = "3";

/**
 * Course mates' opinions on a question, paged. Never refetched: each fetch has its own order, which must
 * not change while reading.
 */
export function opinionsQuery(questionId: number) {
  return infiniteQueryOptions({
    queryKey: ["opinions", questionId],
    queryFn: ({ pageParam, signal }) =>
      call(listOpinions, {
        params: { questionId },
        query: pageParam === null ? { limit: FIRST_OPINIONS } : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: Infinity,
  });
}

/** The viewer's own opinion on a question, and how peers reacted to it. */
export function ownOpinionQuery(questionId: number) {
  return queryOptions({
    queryKey: ["own-opinion", questionId],
    queryFn: async ({ signal }) => {
      const { data } = await call(listWorkbookOpinions, { params: { questionId }, signal });
      return data[0] ?? null;
    },
  });
}

/** An opinion with its latest comments, then those before them; fetched when it is opened. */
export function openedOpinionQuery(opinionId: number) {
  return infiniteQueryOptions({
    queryKey: ["opinion", opinionId],
    queryFn: ({ pageParam, signal }) =>
      call(readOpinion, {
        params: { opinionId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function postComment(opinionId: number, body: { text: string; token: string }) {
  return call(commentOpinion, { params: { opinionId }, body });
}

export function postLike(opinionId: number) {
  return call(likeOpinion, { params: { opinionId } });
}

export function dropComment(opinionId: number, commentId: number) {
  return call(deleteComment, { params: { opinionId, commentId } });
}

export function putOpinion(opinionId: number, answer: string) {
  return call(editOpinion, { params: { opinionId }, body: { answer } });
}

/** Reports an opinion, or a comment on it, to the course's staff. */
export function postReport(opinionId: number, commentId: number | null, reason: string) {
  const body = reason.trim() === "" ? {} : { reason };
  return commentId === null
    ? call(reportOpinion, { params: { opinionId }, body })
    : call(reportComment, { params: { opinionId, commentId }, body });
}
