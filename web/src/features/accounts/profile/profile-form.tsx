import { useLingui } from "@lingui/react/macro";
import { changeProfile, type EndpointInput, type SessionUser } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { call } from "../../../api/index.ts";
import { updateSession } from "../../../session/session-query.ts";
import { Button } from "../../../ui/student/button.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { readFormText } from "../form/read-form-text.ts";
import { useFieldErrors } from "../form/use-field-errors.ts";
import { findTimeZone } from "./find-time-zone.ts";
import { TimeZoneField } from "./time-zone-field.tsx";

/** The user's name and time zone. Input is kept if saving fails. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { mutate, error, isPending, isSuccess, reset } = useMutation({
    mutationFn: (body: EndpointInput<typeof changeProfile>["body"]) =>
      call(changeProfile, { body }),
    onSuccess: ({ user: changed }) => updateSession(queryClient, { user: changed }),
  });
  const { form, fieldErrors } = useFieldErrors(error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = readFormText(event.currentTarget);
    mutate({
      first_name: text("first_name"),
      last_name: text("last_name"),
      time_zone: findTimeZone(text("time_zone").trim()) || null,
    });
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onChange={() => isSuccess && reset()}
      className="grid max-w-form gap-5"
    >
      <FormFailure error={error} />
      <TextField
        label={t`First name`}
        name="first_name"
        autoComplete="given-name"
        defaultValue={user.first_name}
        error={fieldErrors["first_name"]}
      />
      <TextField
        label={t`Last name`}
        name="last_name"
        autoComplete="family-name"
        defaultValue={user.last_name}
        error={fieldErrors["last_name"]}
      />
      <TimeZoneField value={user.time_zone} error={fieldErrors["time_zone"]} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={isPending}>
          {t`Save`}
        </Button>
        <p role="status" className="text-(--right)">
          {isSuccess && t`Saved.`}
        </p>
      </div>
    </form>
  );
}
