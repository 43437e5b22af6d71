import {
  askToPin,
  commentOpinion,
  type CourseOpinion,
  listCourseOpinions,
  moderateComment,
  moderateOpinion,
  readCourseOpinion,
  type ShownOpinions,
  type EndpointInput,
  takePinDown,
} from "@paso/contract";
import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";

import { call, writeQuery } from "../../api/index.ts";
import type { DecidedFacts } from "../../moderation/use-decide.tsx";

/** Filter of the list of opinions. */
export interface Wanted {
  show: ShownOpinions;
  /** Only those on this question; null for all. */
  questionId: number | null;
  /** Only this one; null for all. */
  opinionId: number | null;
  /** Part of a text or of an author's name; empty for all. */
  search: string;
}

/** A course's opinions, paged: those with open reports first, then the newest. */
export function courseOpinionsQuery(
  courseId: number,
  { show, questionId, opinionId, search }: Wanted,
) {
  return infiniteQueryOptions({
    queryKey: ["course-opinions", courseId, show, questionId, opinionId, search],
    queryFn: ({ pageParam, signal }) =>
      call(listCourseOpinions, {
        params: { courseId },
        query: {
          show,
          ...(questionId !== null && { question: String(questionId) }),
          ...(opinionId !== null && { opinion: String(opinionId) }),
          ...(search !== "" && { search }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
    // Items just decided on stay in place until the list is reopened.
    refetchOnWindowFocus: false,
  });
}

/** An opinion's open reports and its comments, paged. */
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

type Verdict = EndpointInput<typeof moderateOpinion>["body"];
type ListKey = ReturnType<typeof courseOpinionsQuery>["queryKey"];

/** Updates an opinion in every cached list. */
export async function showChange(
  queryClient: QueryClient,
  opinionId: number,
  facts: DecidedFacts | Pick<CourseOpinion, "comments">,
): Promise<void> {
  const rewrite = (opinion: CourseOpinion) =>
    opinion.id === opinionId ? { ...opinion, ...facts } : opinion;
  const lists = queryClient.getQueryCache().findAll({ queryKey: ["course-opinions"] });
  await Promise.all(
    lists.map(({ queryKey }) =>
      writeQuery(
        queryClient,
        { queryKey: queryKey as ListKey },
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((part) => ({ ...part, opinions: part.opinions.map(rewrite) })),
          },
      ),
    ),
  );
}

export function postComment(opinionId: number, body: { text: string; token: string }) {
  return call(commentOpinion, { params: { opinionId }, body });
}

/** Asks an opinion's author whether it may be pinned. */
export function postPin(opinionId: number) {
  return call(askToPin, { params: { opinionId } });
}

/** Unpins an opinion, or withdraws the request to its author. */
export function dropPin(opinionId: number) {
  return call(takePinDown, { params: { opinionId } });
}

/** Decides about an opinion, or about a comment on it. */
export function postDecision(opinionId: number, commentId: number | null, body: Verdict) {
  return commentId === null
    ? call(moderateOpinion, { params: { opinionId }, body })
    : call(moderateComment, { params: { opinionId, commentId }, body });
}
