import {
  changeArticleSettings,
  type CourseArticle,
  type EndpointInput,
  listCourseArticles,
  moderateArticle,
  moderateArticleComment,
  readCourseArticle,
} from "@paso/contract";
import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";

import { call, writeQuery } from "../../api/index.ts";
import type { DecidedFacts } from "../../moderation/use-decide.tsx";

/** Filter of the list of articles. */
export interface Wanted {
  show: "all" | "reported" | "hidden";
  /** Word prefixes; empty for all. */
  search: string;
}

/** A course's articles, paged: those with open reports first, then the newest. */
export function courseArticlesQuery(courseId: number, { show, search }: Wanted) {
  return infiniteQueryOptions({
    queryKey: ["course-articles", courseId, show, search],
    queryFn: ({ pageParam, signal }) =>
      call(listCourseArticles, {
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
    // Items just decided on stay in place until the list is reopened.
    refetchOnWindowFocus: false,
  });
}

/** An article's text, open reports and comments, paged. */
export function courseArticleQuery(courseId: number, articleId: number) {
  return infiniteQueryOptions({
    queryKey: ["course-article", courseId, articleId],
    queryFn: ({ pageParam, signal }) =>
      call(readCourseArticle, {
        params: { courseId, articleId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
  });
}

type Verdict = EndpointInput<typeof moderateArticle>["body"];
type ListKey = ReturnType<typeof courseArticlesQuery>["queryKey"];

/** Decides about an article, or about a comment on it. */
export function postDecision(
  courseId: number,
  articleId: number,
  commentId: number | null,
  body: Verdict,
) {
  const params = { courseId, articleId };
  return commentId === null
    ? call(moderateArticle, { params, body })
    : call(moderateArticleComment, { params: { ...params, commentId }, body });
}

/** Updates an article in every cached list. */
export async function showDecision(
  queryClient: QueryClient,
  articleId: number,
  facts: DecidedFacts,
): Promise<void> {
  const rewrite = (article: CourseArticle) =>
    article.id === articleId ? { ...article, ...facts } : article;
  const lists = queryClient.getQueryCache().findAll({ queryKey: ["course-articles"] });
  await Promise.all(
    lists.map(({ queryKey }) =>
      writeQuery(
        queryClient,
        { queryKey: queryKey as ListKey },
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((part) => ({ ...part, articles: part.articles.map(rewrite) })),
          },
      ),
    ),
  );
}

/** Decides whether students share articles, too. */
export function putSettings(courseId: number, studentsShare: boolean) {
  return call(changeArticleSettings, {
    params: { courseId },
    body: { students_share: studentsShare },
  });
}
