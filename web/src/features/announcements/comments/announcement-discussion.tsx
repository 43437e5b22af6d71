import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { CommentList } from "../../../discussion/comment-list.tsx";
import { DiscussionFailure } from "../../../discussion/discussion-failure.tsx";
import { LikeButton } from "../../../discussion/like-button.tsx";
import { isGone } from "../../../discussion/thread.ts";
import { useUser } from "../../../session/session-query.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { showIfLinked } from "../../../ui/show-if-linked.ts";
import { Button } from "../../../ui/student/button.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { useAnnouncementComments } from "./use-announcement-comments.ts";
import { useAnnouncementThread } from "./use-announcement-thread.ts";

interface AnnouncementDiscussionProps {
  announcementId: number;
}

/** The comments on an announcement; loaded once its text is on the screen. */
export function AnnouncementDiscussion({ announcementId }: AnnouncementDiscussionProps) {
  const { t } = useLingui();
  const user = useUser();
  const thread = useAnnouncementThread(announcementId);
  const state = useAnnouncementComments(announcementId);
  const [news, setNews] = useState<ReactNode>(null);
  const { latest, opened } = state;
  const again = () => void opened.refetch();
  useRetry(latest ? null : opened.error, again);
  const isViewer = user?.role === "viewer";
  const closed = isViewer
    ? t`Viewers can read the comments but not write any.`
    : t`Comments are closed. You can still read them.`;
  const mayReact = latest?.is_open === true && !isViewer;
  return (
    <div id="comments" ref={showIfLinked} className="mt-10">
      {!latest && !opened.error && <Loading className="min-h-40" />}
      {!latest && opened.error && (
        <DiscussionFailure
          title={t`The comments could not be loaded.`}
          error={opened.error}
          gone={thread.gone}
        >
          {!isGone(opened.error) && (
            <Button variant="quiet" onClick={again} className="mt-3">
              {t`Try again`}
            </Button>
          )}
        </DiscussionFailure>
      )}
      {latest && (
        <>
          {mayReact && (
            <LikeButton
              thread={thread}
              state={state}
              liked={latest.liked}
              count={latest.likes}
              onNews={setNews}
            />
          )}
          <CommentList
            thread={thread}
            state={state}
            heading="h2"
            count={latest.comments}
            userId={user?.id ?? 0}
            closed={mayReact ? undefined : closed}
            onNews={setNews}
          />
          <div role="status" className="mt-3 min-h-6 text-small text-muted">
            {news}
          </div>
        </>
      )}
    </div>
  );
}
