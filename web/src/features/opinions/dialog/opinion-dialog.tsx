import { useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";

import { CommentList } from "../../../discussion/comment-list.tsx";
import { isGone } from "../../../discussion/thread.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { OpinionFailure } from "../opinion/opinion-failure.tsx";
import { useOpinionThread } from "../opinion/use-opinion-thread.ts";
import { OpinionView } from "./opinion-view.tsx";
import { useOpenedOpinion } from "./use-opened-opinion.ts";

interface OpinionDialogProps {
  opinionId: number;
  questionId: number;
  /** Owner of the drafts on the device. */
  userId: number;
  onClose: () => void;
  /** Called when the viewer changed their own opinion. */
  onEdited: () => void;
}

/** An opinion with its question, comments and actions. */
export function OpinionDialog({
  opinionId,
  questionId,
  userId,
  onClose,
  onEdited,
}: OpinionDialogProps) {
  const { t } = useLingui();
  const state = useOpenedOpinion(opinionId, questionId);
  const thread = useOpinionThread(opinionId);
  const { opinion, opened } = state;
  const again = () => void opened.refetch();
  useRetry(opinion ? null : opened.error, again);
  const [news, setNews] = useState<ReactNode>(null);
  return (
    <Dialog open sheet onClose={onClose} title={titleOf()}>
      {opinion ? (
        <>
          <OpinionView
            opinion={opinion}
            thread={thread}
            state={state}
            userId={userId}
            onEdited={onEdited}
            onNews={setNews}
          />
          {(opinion.published || opinion.hidden) && (
            <CommentList
              thread={thread}
              state={state}
              count={opinion.comment_count}
              userId={userId}
              onNews={setNews}
            />
          )}
        </>
      ) : opened.isPending ? (
        <Loading className="min-h-64" />
      ) : (
        opened.error && (
          <OpinionFailure title={t`This opinion could not be loaded.`} error={opened.error}>
            {!isGone(opened.error) && (
              <Button variant="quiet" onClick={again} className="mt-3">
                {t`Try again`}
              </Button>
            )}
          </OpinionFailure>
        )
      )}
      <div role="status" className="mt-3 min-h-6 text-small text-muted">
        {news}
      </div>
    </Dialog>
  );

  function titleOf(): string {
    if (!opinion) return t`Opinion`;
    if (!opinion.own) return t`Opinion of ${opinion.author}`;
    return opinion.published || opinion.hidden ? t`Your opinion` : t`Your answer`;
  }
}
