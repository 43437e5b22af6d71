import type { Comment, OpenedOpinion, Opinion } from "@paso/contract";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";

import { writeQuery } from "../../../api/index.ts";
import {
  withComment,
  withCommentFacts,
  withoutComment,
} from "../../../discussion/comment-pages.ts";
import { openedOpinionQuery, opinionsQuery, ownOpinionQuery } from "../opinion/opinion-queries.ts";

/** An opinion opened over the page: its cached data, and local changes to it. */
export function useOpenedOpinion(opinionId: number, questionId: number) {
  const queryClient = useQueryClient();
  const query = openedOpinionQuery(opinionId);
  const opened = useInfiniteQuery(query);

  /** Changes each loaded page of the opinion, and its entries in the lists below. */
  async function change(
    rewrite: (part: OpenedOpinion, index: number) => OpenedOpinion,
  ): Promise<void> {
    const after = await writeQuery(
      queryClient,
      query,
      (data) => data && { ...data, pages: data.pages.map(rewrite) },
    );
    const [latest] = after?.pages ?? [];
    if (!after || !latest) return;
    const ownShows = after.pages.some((part) => part.comment_list.some(({ own }) => own));
    // While not all comments are loaded, only the list knows.
    const isWhole = after.pages.at(-1)?.next_cursor === null;
    const rewriteItem = (item: Opinion): Opinion =>
      item.id === opinionId
        ? {
            ...item,
            answer: latest.answer,
            comments: latest.comment_count,
            likes: latest.like_count,
            liked: latest.liked,
            commented: ownShows || (!isWhole && item.commented),
          }
        : item;
    await writeQuery(queryClient, opinionsQuery(questionId), (list) => {
      const pages = list?.pages.map((part) => ({ ...part, data: part.data.map(rewriteItem) }));
      return list && pages && { ...list, pages };
    });
    await writeQuery(queryClient, ownOpinionQuery(questionId), (own) => own && rewriteItem(own));
  }

  const [latest] = opened.data?.pages ?? [];
  return {
    opened,
    /** With the latest comments; undefined until it is there. */
    opinion: latest,
    /** All comments fetched so far, oldest first. */
    comments: opened.data?.pages.toReversed().flatMap((part) => part.comment_list) ?? [],
    /** Applies facts from a response. */
    update: (facts: Partial<OpenedOpinion>) => change((part) => ({ ...part, ...facts })),
    addComment: (comment: Comment, count: number) =>
      change((part, index) => ({ ...withComment(comment)(part, index), comment_count: count })),
    updateComment: (id: number, facts: Partial<Comment>) => change(withCommentFacts(id, facts)),
    removeComment: (id: number, count: number | null) =>
      change((part, index) => ({
        ...withoutComment(id)(part, index),
        comment_count: count ?? Math.max(0, part.comment_count - 1),
      })),
  };
}

export type OpenedOpinionState = ReturnType<typeof useOpenedOpinion>;
