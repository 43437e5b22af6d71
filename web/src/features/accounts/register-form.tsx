import { useLingui } from "@lingui/react/macro";
import { register } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId } from "react";

import { call } from "../../api/index.ts";
import { siteFacts } from "../../ui/site-facts.ts";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { FieldError } from "../../ui/student/field-error.tsx";
import { FormFailure } from "./form/form-failure.tsx";
import { PersonFields } from "./form/person-fields.tsx";
import { readFormText } from "./form/read-form-text.ts";
import { useFieldErrors } from "./form/use-field-errors.ts";
import { NewPasswordField } from "./new-password-field.tsx";

interface RegisterFormProps {
  /** The code of the course that the person was invited to. */
  code: string | undefined;
  onSent: (message: string) => void;
}

/** Asks for a new account. */
export function RegisterForm({ code, onSent }: RegisterFormProps) {
  const { t } = useLingui();
  const termsError = useId();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (read: (name: string) => string) =>
      call(register, {
        body: {
          first_name: read("first_name"),
          last_name: read("last_name"),
          email: read("email"),
          password: read("password"),
          accepts_terms: read("accepts_terms") === "on",
          ...(code !== undefined && { code }),
        },
      }),
    onSuccess: ({ message }) => onSent(message),
  });
  const { form, fieldErrors } = useFieldErrors(error);
  const domains = siteFacts.sign_up_domains.join(", ");

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(readFormText(event.currentTarget));
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure error={error} />
      {fieldErrors["code"] && <Alert tone="wrong">{fieldErrors["code"]}</Alert>}
      <PersonFields
        errors={fieldErrors}
        {...(domains !== "" && { emailHint: t`An address of ${domains}.` })}
      />
      <NewPasswordField error={fieldErrors["password"]} />
      {siteFacts.has_terms && (
        <div>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="accepts_terms"
              aria-invalid={fieldErrors["accepts_terms"] ? true : undefined}
              aria-describedby={fieldErrors["accepts_terms"] && termsError}
              className="size-5 shrink-0 accent-accent"
            />
            {t`I agree to the terms.`}
          </label>
          <a href="/legal/terms" target="_blank" className="text-accent underline">
            {t`Read the terms`}
          </a>
          <FieldError id={termsError} message={fieldErrors["accepts_terms"]} />
        </div>
      )}
      <Button type="submit" busy={isPending}>
        {t`Sign up`}
      </Button>
    </form>
  );
}
