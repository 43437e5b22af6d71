import { useLingui } from "@lingui/react/macro";
import { type Comment, MAX_COMMENT } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useId, useRef } from "react";

import { ApiError } from "../api/index.ts";
import { useRetry } from "../session/use-retry.ts";
import { Button } from "../ui/student/button.tsx";
import { FieldError } from "../ui/student/field-error.tsx";
import { DiscussionFailure } from "./discussion-failure.tsx";
import { fieldClass } from "./field-class.ts";
import type { Thread } from "./thread.ts";
import { useUnsentComment } from "./use-unsent-comment.ts";

interface CommentFormProps {
  thread: Thread;
  userId: number;
  onSend: () => void;
  onSent: (comment: Comment, count: number) => Promise<void>;
}

/**
 * The form of a comment; its readers and maximum length are shown before it is sent. Transient failures are
 * retried automatically.
 */
export function CommentForm({ thread, userId, onSend, onSent }: CommentFormProps) {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useUnsentComment(userId, thread.name);
  const send = useMutation({
    mutationFn: (sealed: { text: string; token: string }) => thread.postComment(sealed),
    onMutate: onSend,
    onSuccess({ comment, comment_count: count }) {
      // The pressed button is disabled once the text is empty.
      if (field.current?.form?.contains(document.activeElement)) field.current.focus();
      draft.clear();
      return onSent(comment, count);
    },
  });
  useRetry(send.error, () => send.mutate(draft.seal()));
  const issue = send.error instanceof ApiError ? send.error.fieldMessages["text"] : undefined;
  const isEmpty = draft.text.trim() === "";

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending && !isEmpty) send.mutate(draft.seal());
      }}
    >
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {t`Your comment`}
        </label>
        <textarea
          dir="auto"
          ref={field}
          id={id}
          rows={3}
          value={draft.text}
          maxLength={MAX_COMMENT}
          readOnly={send.isPending}
          aria-invalid={issue ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => {
            draft.change(event.target.value);
            send.reset();
          }}
          className={fieldClass}
        />
        <p
          id={`${id}-hint`}
          className="mt-1.5 flex flex-wrap justify-between gap-x-6 text-small text-muted"
        >
          <span>{thread.readers ?? t`Your course mates will see it with your first name.`}</span>
          <span className="tabular-nums">{t`${draft.text.length} of ${MAX_COMMENT} characters`}</span>
        </p>
        <FieldError id={`${id}-error`} message={issue} />
      </div>
      {send.isError && !issue && (
        <DiscussionFailure
          title={t`Your comment was not sent.`}
          error={send.error}
          gone={thread.gone}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={send.isPending} disabled={isEmpty}>
          {t`Send comment`}
        </Button>
        {!isEmpty && !send.isPending && (
          <p className="text-small text-muted">{t`Not sent yet. Kept on this device.`}</p>
        )}
      </div>
    </form>
  );
}
