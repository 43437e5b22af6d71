import { useLingui } from "@lingui/react/macro";
import { type EmailChange, requestEmailChange } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { call } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { readFormText } from "../form/read-form-text.ts";
import { useFieldErrors } from "../form/use-field-errors.ts";

interface NewEmailFormProps {
  onAsked: (change: EmailChange) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the new address, to which a code goes. */
export function NewEmailForm({ onAsked, onCancel }: NewEmailFormProps) {
  const { t } = useLingui();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (email: string) => call(requestEmailChange, { body: { email } }),
    onSuccess: onAsked,
  });
  const { form, fieldErrors } = useFieldErrors(error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(readFormText(event.currentTarget)("email"));
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure error={error} />
      <TextField
        label={t`New e-mail address`}
        name="email"
        type="email"
        autoComplete="email"
        // The press that led here removed its own button.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={254}
        hint={t`We mail a code there. Until you have entered it, nothing changes.`}
        error={fieldErrors["email"]}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {t`Mail me the code`}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
