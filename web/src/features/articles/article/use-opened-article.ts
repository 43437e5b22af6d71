import type { Comment, OpenedArticle } from "@paso/contract";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";

import { writeQuery } from "../../../api/index.ts";
import {
  withComment,
  withCommentFacts,
  withoutComment,
} from "../../../discussion/comment-pages.ts";
import { type ArticlePath, articleQuery } from "../queries/article-queries.ts";

/** An opened article: its cached data, and local changes to it. */
export function useOpenedArticle(path: ArticlePath) {
  const queryClient = useQueryClient();
  const query = articleQuery(path);
  const opened = useInfiniteQuery(query);

  async function change(
    rewrite: (part: OpenedArticle, index: number) => OpenedArticle,
  ): Promise<void> {
    await writeQuery(
      queryClient,
      query,
      (data) => data && { ...data, pages: data.pages.map(rewrite) },
    );
    // Lists show comment and like counts.
    void queryClient.invalidateQueries({
      queryKey: ["articles", path.courseId],
      refetchType: "none",
    });
  }

  const [latest] = opened.data?.pages ?? [];
  return {
    opened,
    /** Undefined until loaded. */
    article: latest,
    comments: opened.data?.pages.toReversed().flatMap((part) => part.comment_list) ?? [],
    update: ({ liked, like_count: likes }: { liked: boolean; like_count: number }) =>
      change((part) => ({ ...part, liked, likes })),
    markReported: () => change((part) => ({ ...part, reported: true })),
    addComment: (comment: Comment, count: number) =>
      change((part, index) => ({ ...withComment(comment)(part, index), comments: count })),
    updateComment: (id: number, facts: Partial<Comment>) => change(withCommentFacts(id, facts)),
    removeComment: (id: number, count: number | null) =>
      change((part, index) => ({
        ...withoutComment(id)(part, index),
        comments: count ?? Math.max(0, part.comments - 1),
      })),
  };
}
