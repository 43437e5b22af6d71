import {
  commentArticle,
  deleteArticle,
  deleteArticleComment,
  likeArticle,
  listArticles,
  readArticle,
  reportArticle,
  reportArticleComment,
  retryArticlePreview,
} from "@paso/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** Filter of the list; without one, all articles in fair order. */
export interface ArticleFilter {
  /** Word prefixes; empty for any. */
  words: string;
  /** Null for any. */
  tag: string | null;
  /** Only the viewer's own. */
  mine: boolean;
}

/** A course's articles, paged. The order is fixed for each visit. */
export function articlesQuery(courseId: number, { words, tag, mine }: ArticleFilter) {
  return infiniteQueryOptions({
    queryKey: ["articles", courseId, words, tag, mine],
    queryFn: ({ pageParam, signal }) =>
      call(listArticles, {
        params: { courseId },
        query: {
          ...(words !== "" && { q: words }),
          ...(tag !== null && { tag }),
          ...(mine && { mine: "true" as const }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

/** Identifies an article. */
export interface ArticlePath {
  courseId: number;
  articleId: number;
}

/** An article with its latest comments, then those before them. */
export function articleQuery({ courseId, articleId }: ArticlePath) {
  return infiniteQueryOptions({
    queryKey: ["article", courseId, articleId],
    queryFn: ({ pageParam, signal }) =>
      call(readArticle, {
        params: { courseId, articleId },
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

export const postComment = (params: ArticlePath, body: { text: string; token: string }) =>
  call(commentArticle, { params, body });

export const dropComment = (params: ArticlePath, commentId: number) =>
  call(deleteArticleComment, { params: { ...params, commentId } });

export const postLike = (params: ArticlePath) => call(likeArticle, { params });

export const postPreviewRetry = (params: ArticlePath) => call(retryArticlePreview, { params });

export const dropArticle = (params: ArticlePath) => call(deleteArticle, { params });

/** @param commentId null for the article itself */
export function postReport(params: ArticlePath, commentId: number | null, reason: string) {
  const body = reason.trim() === "" ? {} : { reason };
  return commentId === null
    ? call(reportArticle, { params, body })
    : call(reportArticleComment, { params: { ...params, commentId }, body });
}
