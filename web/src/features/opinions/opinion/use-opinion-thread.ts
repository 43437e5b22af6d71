import { useLingui } from "@lingui/react/macro";

import type { Thread } from "../../../discussion/thread.ts";
import { dropComment, postComment, postLike, postReport } from "./opinion-queries.ts";

/** The comment thread of an opinion. */
export function useOpinionThread(opinionId: number): Thread {
  const { t } = useLingui();
  return {
    name: String(opinionId),
    gone: t`This opinion is no longer available.`,
    liked: t`You like this opinion.`,
    postComment: (comment) => postComment(opinionId, comment),
    dropComment: (commentId) => dropComment(opinionId, commentId),
    postLike: () => postLike(opinionId),
    postReport: (commentId, reason) => postReport(opinionId, commentId, reason),
  };
}
