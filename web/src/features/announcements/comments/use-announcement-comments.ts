import type { AnnouncementComments, Comment } from "@paso/contract";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";

import { writeQuery } from "../../../api/index.ts";
import {
  withComment,
  withCommentFacts,
  withoutComment,
} from "../../../discussion/comment-pages.ts";
import { commentsQuery } from "../queries/announcement-queries.ts";

type Rewrite = (part: AnnouncementComments, index: number) => AnnouncementComments;

/** The loaded comments on an announcement, and local changes to them. */
export function useAnnouncementComments(announcementId: number) {
  const queryClient = useQueryClient();
  const query = commentsQuery(announcementId);
  const opened = useInfiniteQuery(query);
  async function change(rewrite: Rewrite): Promise<void> {
    await writeQuery(
      queryClient,
      query,
      (data) => data && { ...data, pages: data.pages.map(rewrite) },
    );
  }
  const [latest] = opened.data?.pages ?? [];
  return {
    opened,
    /** Undefined until loaded. */
    latest,
    comments: opened.data?.pages.toReversed().flatMap((part) => part.comment_list) ?? [],
    update: ({ liked, like_count: likes }: { liked: boolean; like_count: number }) =>
      change((part) => ({ ...part, liked, likes })),
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
