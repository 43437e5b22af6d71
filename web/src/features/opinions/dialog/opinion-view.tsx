import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { OpenedOpinion } from "@paso/contract";
import { useState, type ReactNode } from "react";

import { focus } from "../../../discussion/focus.ts";
import { LikeButton } from "../../../discussion/like-button.tsx";
import { LikeMark } from "../../../discussion/like-mark.tsx";
import { ReportButton } from "../../../discussion/report-button.tsx";
import type { Thread } from "../../../discussion/thread.ts";
import { readUnsentText } from "../../../session/unsent-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { EditForm, unsentEditKey } from "./edit-form.tsx";
import { LeftOverEdit } from "./left-over-edit.tsx";
import type { OpenedOpinionState } from "./use-opened-opinion.ts";

interface OpinionViewProps {
  opinion: OpenedOpinion;
  thread: Thread;
  state: OpenedOpinionState;
  userId: number;
  onEdited: () => void;
  /** Called with text for the live region. */
  onNews: (news: ReactNode) => void;
}

/** The question and an opinion on it, with buttons to like, edit or report it. */
export function OpinionView({
  opinion,
  thread,
  state,
  userId,
  onEdited,
  onNews,
}: OpinionViewProps) {
  const { t } = useLingui();
  const { own, author } = opinion;
  const [stage, setStage] = useState<"reading" | "editing" | "edited">(() =>
    opinion.may_edit && readUnsentText(userId, unsentEditKey(opinion.id)) !== null
      ? "editing"
      : "reading",
  );
  const editing = stage === "editing";
  return (
    <>
      <p className="mb-5 text-muted">{opinion.question}</p>
      {opinion.hidden && (
        <div className="mb-4">
          <Alert tone="warm">{t`The course’s staff have hidden this opinion. Only you still see it.`}</Alert>
        </div>
      )}
      {editing ? (
        <EditForm
          opinion={opinion}
          userId={userId}
          onSaved={async (answer) => {
            await state.update({ answer, edited: true });
            setStage("edited");
            onNews(t`Your changes are saved.`);
            onEdited();
          }}
          onClose={() => setStage("edited")}
        />
      ) : (
        <div className="flex gap-4">
          <Avatar name={author} picture={opinion.user.avatar} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">
              {author}
              {opinion.edited && <span className="font-normal text-muted"> · {t`edited`}</span>}
            </p>
            <blockquote dir="auto" className="mt-1 text-reading wrap-anywhere whitespace-pre-wrap">
              {opinion.answer}
            </blockquote>
          </div>
        </div>
      )}
      {own && !opinion.may_edit && <LeftOverEdit opinionId={opinion.id} userId={userId} />}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {own && opinion.published && (
          <span className="flex items-center gap-1.5 text-muted tabular-nums">
            <LikeMark filled={false} />
            {plural(opinion.like_count, { one: "# like", other: "# likes" })}
          </span>
        )}
        {!own && (
          <LikeButton
            thread={thread}
            state={state}
            liked={opinion.liked}
            count={opinion.like_count}
            onNews={onNews}
          />
        )}
        {own && !editing && opinion.may_edit && (
          <Button
            variant="quiet"
            ref={stage === "edited" ? focus : null}
            onClick={() => setStage("editing")}
          >
            {t`Edit`}
          </Button>
        )}
        {own && !editing && opinion.published && !opinion.may_edit && (
          <p className="text-small text-muted">{t`It can no longer be changed.`}</p>
        )}
        {!own && (
          <ReportButton
            label={t`Report the opinion of ${author}`}
            thread={thread}
            commentId={null}
            reported={opinion.reported}
            onReported={async () => {
              await state.update({ reported: true });
              onNews(t`Reported. The course’s staff will look at it.`);
            }}
          />
        )}
      </div>
    </>
  );
}
