import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Comment } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useId, useRef, type ReactNode } from "react";

import { ApiError, describeFailure, randomKey } from "../api/index.ts";
import { FailureText } from "../ui/failure-text.tsx";
import { Button } from "../ui/student/button.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import type { Thread, ThreadState } from "./thread.ts";

interface CommentListProps {
  thread: Thread;
  state: ThreadState;
  /** All comments, those not fetched included. */
  count: number;
  userId: number;
  /** Shown instead of the form if comments are closed. */
  closed?: string | undefined;
  /** Below the heading of the text; a dialog's is the second. */
  heading?: "h2" | "h3";
  /** Called with news for the live region. */
  onNews: (news: ReactNode) => void;
}

/** The comments on a text, oldest first, and the form to add one. */
export function CommentList({
  thread,
  state,
  count: total,
  userId,
  closed,
  heading: Heading = "h3",
  onNews,
}: CommentListProps) {
  const { t } = useLingui();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { opened, comments } = state;
  const fail = (error: Error) => onNews(<FailureText {...describeFailure(error)} />);

  const remove = useMutation({
    mutationFn: async (comment: Comment) => {
      try {
        return (await thread.dropComment(comment.id)).comment_count;
      } catch (error) {
        // Gone already: an answer was lost, or it was deleted on another device.
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    async onSuccess(count, comment) {
      await state.removeComment(comment.id, count);
      // The button that was pressed is gone.
      title.current?.focus();
      onNews(
        <span className="flex flex-wrap items-center gap-x-2">
          {t`Your comment was deleted.`}
          <Button variant="plain" onClick={() => restore.mutate(comment.text)}>
            {t`Undo`}
          </Button>
        </span>,
      );
    },
    onError: fail,
  });
  const restore = useMutation({
    mutationFn: (text: string) => thread.postComment({ text, token: randomKey() }),
    async onSuccess({ comment, comment_count: count }) {
      await state.addComment(comment, count);
      onNews(t`Your comment has been restored.`);
    },
    onError: fail,
  });

  return (
    <section aria-labelledby={titleId} className="mt-8 border-t border-line pt-6">
      <Heading id={titleId} ref={title} tabIndex={-1} className="text-[1.1875rem] font-semibold">
        {plural(total, { 0: "No comments", one: "# comment", other: "# comments" })}
      </Heading>
      {opened.hasNextPage && (
        <Button
          variant="quiet"
          busy={opened.isFetchingNextPage}
          onClick={() =>
            void opened.fetchNextPage().then(({ hasNextPage }) => {
              // The button disappears with the last page.
              if (!hasNextPage) title.current?.focus();
            })
          }
          className="mt-3"
        >
          {t`Show earlier comments`}
        </Button>
      )}
      <ol className="my-3 divide-y divide-line">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            thread={thread}
            busy={remove.isPending && remove.variables.id === comment.id}
            onDelete={() => remove.mutate(comment)}
            onReported={async () => {
              await state.updateComment(comment.id, { reported: true });
              onNews(t`Reported. The staff will look at it.`);
            }}
          />
        ))}
      </ol>
      {closed === undefined ? (
        <CommentForm
          thread={thread}
          userId={userId}
          onSend={() => onNews(null)}
          onSent={async (comment, count) => {
            await state.addComment(comment, count);
            onNews(t`Your comment was sent.`);
          }}
        />
      ) : (
        <p className="text-muted">{closed}</p>
      )}
    </section>
  );
}
