import { Plural, useLingui } from "@lingui/react/macro";
import type { ManagedAnnouncement } from "@paso/contract";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";

import { PostDetails } from "../../../moderation/post-details.tsx";
import { StaffCommentForm } from "../../../moderation/staff-comment-form.tsx";
import { useDecide } from "../../../moderation/use-decide.tsx";
import { showIfLinked } from "../../../ui/show-if-linked.ts";
import {
  managedAnnouncementQuery,
  moderatedQuery,
  postComment,
  postDecision,
} from "../queries/announcement-queries.ts";

/** Readers' comments on an announcement: hide, restore, reply. */
export function CommentPanel({ announcement }: { announcement: ManagedAnnouncement }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { id, comments } = announcement;
  const details = useInfiniteQuery(moderatedQuery(id));
  const [first] = details.data?.pages ?? [];
  const refreshCounts = () =>
    queryClient.invalidateQueries({ queryKey: managedAnnouncementQuery(id).queryKey });
  const decide = useDecide({
    async postDecision(_, commentId, verdict) {
      if (commentId === null) throw new Error("An announcement is withdrawn, not hidden.");
      return postDecision(id, commentId, verdict);
    },
    showDecision: refreshCounts,
    postKey: () => moderatedQuery(id).queryKey,
  });
  return (
    <section
      id="comments"
      ref={showIfLinked}
      aria-labelledby="comments-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4"
    >
      <div>
        <h2 id="comments-title" className="text-question font-semibold">{t`Comments`}</h2>
        <p className="flex flex-wrap gap-x-4 text-muted tabular-nums">
          <span>
            <Plural value={comments} one="# comment" other="# comments" />
          </span>
          {first && (
            <span>
              <Plural value={first.likes} one="# like" other="# likes" />
            </span>
          )}
          {!announcement.allows_comments && <span>{t`Closed: readers write no more.`}</span>}
        </p>
      </div>
      <div>
        <PostDetails
          postId={id}
          details={details}
          mayModerate={first?.may_moderate ?? false}
          decide={decide}
        />
      </div>
      {first?.may_comment && (
        <StaffCommentForm
          about={`announcement-${id}`}
          hint={t`Everyone who can read this announcement will see it with your first name.`}
          send={(sealed) => postComment(id, sealed)}
          onSent={() => {
            void refreshCounts();
            void queryClient.invalidateQueries({ queryKey: moderatedQuery(id).queryKey });
          }}
        />
      )}
    </section>
  );
}
