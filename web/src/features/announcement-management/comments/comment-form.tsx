import { useLingui } from "@lingui/react/macro";
import { MAX_COMMENT } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { useUnsentComment } from "../../../discussion/use-unsent-comment.ts";
import { useUser } from "../../../session/session-query.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { postComment } from "../queries/announcement-queries.ts";

interface CommentFormProps {
  announcementId: number;
  onSent: () => void;
}

/** A comment by staff, kept on the device until the server has it. */
export function CommentForm({ announcementId, onSent }: CommentFormProps) {
  const { t } = useLingui();
  const unsent = useUnsentComment(useUser()?.id ?? 0, `announcement-${announcementId}`);
  const send = useMutation({
    mutationFn: (sealed: { text: string; token: string }) => postComment(announcementId, sealed),
    onSuccess() {
      unsent.clear();
      showToast({ text: t`Your comment was sent.` });
      onSent();
    },
  });
  const issue = send.error instanceof ApiError ? send.error.fieldMessages["text"] : undefined;
  const isEmpty = unsent.text.trim() === "";
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!send.isPending && !isEmpty) send.mutate(unsent.seal());
      }}
    >
      {send.error && !issue && <FormError failure={describeFailure(send.error)} />}
      <TextField
        label={t`Your comment`}
        hint={t`Everyone who can read this announcement will see it with your first name.`}
        rows={3}
        maxLength={MAX_COMMENT}
        value={unsent.text}
        onChange={(text) => {
          unsent.change(text);
          send.reset();
        }}
        error={issue}
      />
      <Button
        type="submit"
        busy={send.isPending}
        isDisabled={isEmpty}
        className="justify-self-start"
      >
        {t`Send comment`}
      </Button>
    </form>
  );
}
