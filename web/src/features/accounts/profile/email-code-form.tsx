import { useLingui } from "@lingui/react/macro";
import {
  cancelEmailChange,
  confirmEmailChange,
  type EmailChange,
  type SessionUser,
} from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { call } from "../../../api/index.ts";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { readFormText } from "../form/read-form-text.ts";
import { useFieldErrors } from "../form/use-field-errors.ts";

interface EmailCodeFormProps {
  /** Where the code was mailed. */
  email: string;
  /** Whether it follows from a press: then the field takes the focus. */
  takesFocus: boolean;
  onConfirmed: (user: SessionUser) => Promise<void>;
  /** Asks for another code, or for one at another address. */
  onAgain: () => void;
  onCancelled: (change: EmailChange) => Promise<void>;
}

/** Takes the code that was mailed to the new address. */
export function EmailCodeForm({
  email,
  takesFocus,
  onConfirmed,
  onAgain,
  onCancelled,
}: EmailCodeFormProps) {
  const { t } = useLingui();
  const confirm = useMutation({
    mutationFn: (code: string) => call(confirmEmailChange, { body: { code } }),
    onSuccess: ({ user }) => onConfirmed(user),
  });
  const cancel = useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSuccess: onCancelled,
  });
  const { form, fieldErrors } = useFieldErrors(confirm.error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    confirm.mutate(readFormText(event.currentTarget)("code"));
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure error={confirm.error ?? cancel.error} />
      {fieldErrors["email"] && <Alert tone="wrong">{fieldErrors["email"]}</Alert>}
      <TextField
        label={t`Code`}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        // The press that led here removed its own button.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        maxLength={40}
        hint={t`We have mailed it to ${email}. It is valid for an hour.`}
        error={fieldErrors["code"]}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirm.isPending}>
          {t`Use this address`}
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          {t`Another code or address`}
        </Button>
        <Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
