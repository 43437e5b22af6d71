import type { Comment } from "@paso/contract";

import { ApiError } from "../api/index.ts";

/** What people say about one text: an opinion, an article or an announcement. */
export interface Thread {
  /** Names what is typed here on the device; another one for every text. */
  name: string;
  /** Said where the text is no longer there. */
  gone: string;
  /** Said once one likes it. */
  liked: string;
  /** Who reads a comment, said beside its form; left out where these are course mates. */
  readers?: string;
  postComment: (comment: {
    text: string;
    token: string;
  }) => Promise<{ comment: Comment; comment_count: number }>;
  dropComment: (commentId: number) => Promise<{ comment_count: number }>;
  postLike: () => Promise<{ liked: boolean; like_count: number }>;
  /** @param commentId null where the text itself is meant */
  postReport: (commentId: number | null, reason: string) => Promise<unknown>;
}

/** What is fetched of a thread, and how what the server answered is put on the screen. */
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
  /** @param count null where it is not known */
  removeComment: (id: number, count: number | null) => Promise<void>;
}

/** Whether a text was hidden or deleted meanwhile: asking again does not bring it back. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
