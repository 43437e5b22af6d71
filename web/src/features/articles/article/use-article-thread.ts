import { useLingui } from "@lingui/react/macro";

import type { Thread } from "../../../discussion/thread.ts";
import {
  type ArticlePath,
  dropComment,
  postComment,
  postLike,
  postReport,
} from "../queries/article-queries.ts";

/** The comment thread of an article. */
export function useArticleThread(path: ArticlePath): Thread {
  const { t } = useLingui();
  return {
    name: `article-${path.articleId}`,
    gone: t`This article is no longer available.`,
    liked: t`You like this article.`,
    postComment: (comment) => postComment(path, comment),
    dropComment: (commentId) => dropComment(path, commentId),
    postLike: () => postLike(path),
    postReport: (commentId, reason) => postReport(path, commentId, reason),
  };
}
