import { useLingui } from "@lingui/react/macro";
import { createToken, type EndpointInput, TOKEN_SCOPES } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";

import { call, writeQuery } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { FieldError } from "../../../ui/student/field-error.tsx";
import { SelectField } from "../../../ui/student/select-field.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { useFieldErrors } from "../form/use-field-errors.ts";
import { TokenSecretDialog } from "./token-secret-dialog.tsx";
import { tokensQuery } from "./tokens-query.ts";
import { useScopeTexts } from "./use-scope-texts.ts";

/** How long a token may be valid, in days. */
const PERIODS = [7, 30, 90, 365];

/** Asks for a new token's purpose and expiry, then shows the token, once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const texts = useScopeTexts();
  const scopesError = useId();
  const [secret, setSecret] = useState<string | null>(null);
  const [gaps, setGaps] = useState<Readonly<Record<string, string>>>({});
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: (body: EndpointInput<typeof createToken>["body"]) => call(createToken, { body }),
    onSuccess: async (made) => {
      setSecret(made.secret);
      await writeQuery(
        queryClient,
        tokensQuery,
        (own) => own && { tokens: [made.token, ...own.tokens] },
      );
    },
  });
  const { form, fieldErrors } = useFieldErrors(error, gaps);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const name = String(typed.get("name"));
    const scopes = TOKEN_SCOPES.filter((scope) => typed.getAll("scopes").includes(scope));
    // The server checks them only after it has asked for the password.
    const missing = {
      ...(name.trim() === "" && { name: t`Give the token a name.` }),
      ...(scopes.length === 0 && { scopes: t`Choose what the token may do.` }),
    };
    setGaps(missing);
    if (Object.keys(missing).length > 0) reset();
    else mutate({ name, scopes, days: Number(typed.get("days")) });
  };

  if (secret !== null) return <TokenSecretDialog secret={secret} onDone={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t`New token`}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <FormFailure error={error} />
        <TextField
          label={t({ message: "Name", context: "token" })}
          hint={t`So that you know later what uses it.`}
          name="name"
          maxLength={100}
          error={fieldErrors["name"]}
        />
        <fieldset aria-describedby={fieldErrors["scopes"] && scopesError}>
          <legend className="mb-1 font-semibold">{t`What it may do`}</legend>
          {TOKEN_SCOPES.map((scope) => (
            <label key={scope} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                name="scopes"
                value={scope}
                aria-invalid={fieldErrors["scopes"] ? true : undefined}
                className="mt-1 size-5 shrink-0 accent-accent"
              />
              <span>
                {texts[scope].label}
                <span className="block text-small text-muted">{texts[scope].hint}</span>
              </span>
            </label>
          ))}
          <FieldError id={scopesError} message={fieldErrors["scopes"]} />
        </fieldset>
        <SelectField
          label={t`Valid for`}
          name="days"
          defaultValue="90"
          options={PERIODS.map((days) => ({ value: String(days), label: t`${days} days` }))}
          error={fieldErrors["days"]}
        />
        <Button type="submit" busy={isPending}>
          {t`Make the token`}
        </Button>
      </form>
    </Dialog>
  );
}
