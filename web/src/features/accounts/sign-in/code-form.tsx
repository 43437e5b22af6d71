import { useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useState } from "react";

import { Button } from "../../../ui/student/button.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { readFormText } from "../form/read-form-text.ts";
import { useFieldErrors } from "../form/use-field-errors.ts";
import { AppCodeField, RecoveryCodeField } from "../second-factor/code-fields.tsx";

interface CodeFormProps {
  error: Error | null;
  isPending: boolean;
  onCode: (code: string) => void;
}

/** Takes a code of the authenticator app, or one of the recovery codes. */
export function CodeForm({ error, isPending, onCode }: CodeFormProps) {
  const { t } = useLingui();
  const [isLost, setIsLost] = useState(false);
  const [refused, setRefused] = useState<Error | null>(null);
  const shown = error === refused ? null : error;
  const { form, fieldErrors } = useFieldErrors(shown);
  const Field = isLost ? RecoveryCodeField : AppCodeField;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(readFormText(event.currentTarget)("code"));
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure error={shown} />
      <Field error={fieldErrors["code"]} />
      <Button type="submit" busy={isPending}>
        {t`Sign in`}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          // An error about one kind of code does not apply to the other.
          setRefused(error);
          setIsLost(!isLost);
        }}
      >
        {isLost ? t`Use a code from the app` : t`Use a recovery code`}
      </Button>
      {isLost && (
        <p className="text-small text-muted">
          {t`Without your recovery codes, ask an administrator of this site to reset your second factor.`}
        </p>
      )}
    </form>
  );
}
