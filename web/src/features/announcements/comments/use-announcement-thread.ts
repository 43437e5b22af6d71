import { useLingui } from "@lingui/react/macro";

import type { Thread } from "../../../discussion/thread.ts";
import { dropComment, postComment, postLike, postReport } from "../queries/announcement-queries.ts";

/** The comment thread of an announcement. */
export function useAnnouncementThread(announcementId: number): Thread {
  const { t } = useLingui();
  return {
    name: `announcement-${announcementId}`,
    gone: t`This announcement is no longer available.`,
    liked: t`You like this announcement.`,
    readers: t`Everyone who can read this announcement will see it with your first name.`,
    postComment: (comment) => postComment(announcementId, comment),
    dropComment: (commentId) => dropComment(announcementId, commentId),
    postLike: () => postLike(announcementId),
    postReport(commentId, reason) {
      if (commentId === null) throw new Error("Only comments on announcements are reported.");
      return postReport(announcementId, commentId, reason);
    },
  };
}
