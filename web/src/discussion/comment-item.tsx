import { useLingui } from "@lingui/react/macro";
import type { Comment } from "@paso/contract";

import { formatLocalDate } from "../i18n/format-local-date.ts";
import { Avatar } from "../ui/avatar.tsx";
import { QuietAction } from "./quiet-action.tsx";
import { ReportButton } from "./report-button.tsx";
import type { Thread } from "./thread.ts";

interface CommentItemProps {
  comment: Comment;
  thread: Thread;
  /** Whether it is being deleted. */
  busy: boolean;
  onDelete: () => void;
  onReported: () => Promise<void>;
}

/** A comment; the viewer's own can be deleted, any other reported. */
export function CommentItem({ comment, thread, busy, onDelete, onReported }: CommentItemProps) {
  const { t, i18n } = useLingui();
  const { first_name: name, own, created_at: at } = comment;
  const when = formatLocalDate(at, i18n.locale);
  return (
    <li className="flex gap-3 py-3">
      <Avatar name={name} picture={comment.user.avatar} size="small" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <span className="font-semibold">{own ? t`You` : name}</span>{" "}
          {comment.by_staff && (
            <span className="rounded-full bg-accent-soft px-2 py-0.5 text-small font-semibold text-accent">
              {t`Staff`}
            </span>
          )}{" "}
          <time dateTime={at} className="text-small text-muted">
            {when}
          </time>
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {comment.text}
        </p>
        {comment.hidden && (
          <p className="mt-1 text-small text-warm">
            {t`The staff have hidden this comment. Only you still see it.`}
          </p>
        )}
        <div className="flex flex-wrap">
          {own ? (
            <QuietAction
              busy={busy}
              aria-label={t`Delete your comment from ${when}`}
              onClick={onDelete}
            >
              {t`Delete`}
            </QuietAction>
          ) : (
            <ReportButton
              label={t`Report the comment of ${name}`}
              thread={thread}
              commentId={comment.id}
              reported={comment.reported}
              onReported={onReported}
            />
          )}
        </div>
      </div>
    </li>
  );
}
