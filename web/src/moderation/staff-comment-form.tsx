import { useLingui } from "@lingui/react/macro";
import { MAX_COMMENT } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { ApiError, describeFailure } from "../api/index.ts";
import { useUnsentComment } from "../discussion/use-unsent-comment.ts";
import { useUser } from "../session/session-query.ts";
import { Button } from "../ui/staff/button.tsx";
import { FormError } from "../ui/staff/form-error.tsx";
import { TextField } from "../ui/staff/text-field.tsx";
import { showToast } from "../ui/staff/toast.ts";

interface StaffCommentFormProps<Sent> {
  /** Names the text among those kept on the device. */
  about: string;
  /** Who will read it. */
  hint: string;
  /** @param sealed the text, with a token by which the server recognises a repeat */
  send: (sealed: { text: string; token: string }) => Promise<Sent>;
  onSent: (sent: Sent) => void;
}

/** A comment by staff, kept on the device until the server has it. */
export function StaffCommentForm<Sent>(props: StaffCommentFormProps<Sent>) {
  const { about, hint, send, onSent } = props;
  const { t } = useLingui();
  const unsent = useUnsentComment(useUser()?.id ?? 0, about);
  const sending = useMutation({
    mutationFn: send,
    onSuccess(sent) {
      unsent.clear();
      showToast({ text: t`Your comment was sent.` });
      onSent(sent);
    },
  });
  const issue = sending.error instanceof ApiError ? sending.error.fieldMessages["text"] : undefined;
  const isEmpty = unsent.text.trim() === "";
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!sending.isPending && !isEmpty) sending.mutate(unsent.seal());
      }}
    >
      {sending.error && !issue && <FormError failure={describeFailure(sending.error)} />}
      <TextField
        label={t`Your comment`}
        hint={hint}
        rows={3}
        maxLength={MAX_COMMENT}
        value={unsent.text}
        // What was typed meanwhile would go with what was sent.
        isDisabled={sending.isPending}
        onChange={(text) => {
          unsent.change(text);
          sending.reset();
        }}
        error={issue}
      />
      <Button
        type="submit"
        busy={sending.isPending}
        isDisabled={isEmpty}
        className="justify-self-start"
      >
        {t`Send comment`}
      </Button>
    </form>
  );
}
