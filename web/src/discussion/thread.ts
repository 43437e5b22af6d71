import type { Comment } from "@paso/contract";

import { ApiError } from "../api/index.ts";

/** The discussion of one text: an opinion, an article or an announcement. */
export interface Thread {
  /** Key of the draft on the device, different for every text. */
  name: string;
  /** Shown if the text no longer exists. */
  gone: string;
  /** Announced after a like. */
  liked: string;
  /** The readers of a comment, named next to its form; omitted if they are course mates. */
  readers?: string;
  postComment: (comment: {
    text: string;
    token: string;
  }) => Promise<{ comment: Comment; comment_count: number }>;
  dropComment: (commentId: number) => Promise<{ comment_count: number }>;
  postLike: () => Promise<{ liked: boolean; like_count: number }>;
  /** @param commentId null if the text itself is meant */
  postReport: (commentId: number | null, reason: string) => Promise<unknown>;
}

/** The fetched data of a thread, and how the server's answers are written to the cache. */
export interface ThreadState {
  opened: {
    /** Whether there are earlier comments. */
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<{ hasNextPage: boolean }>;
    refetch: () => Promise<unknown>;
  };
  /** All comments fetched so far, oldest first. */
  comments: readonly Comment[];
  update: (facts: { liked: boolean; like_count: number }) => Promise<void>;
  addComment: (comment: Comment, count: number) => Promise<void>;
  updateComment: (id: number, facts: Partial<Comment>) => Promise<void>;
  /** @param count null if unknown */
  removeComment: (id: number, count: number | null) => Promise<void>;
}

/** Whether a text was hidden or deleted meanwhile: asking again does not bring it back. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
