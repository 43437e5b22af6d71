import { useLingui } from "@lingui/react/macro";
import { PASSWORD_MIN_LENGTH, type SitePerson } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { ApiError, describeFailure } from "../../api/index.ts";
import { useRoleOptions } from "../../session/use-role-options.ts";
import { Button } from "../../ui/staff/button.tsx";
import { CheckboxField } from "../../ui/staff/checkbox-field.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { useFaultFocus } from "../../ui/staff/use-fault-focus.ts";
import { type NewPersonFields, PEOPLE_KEY, postPerson } from "./api.ts";
import { NamingFields } from "./naming-fields.tsx";

interface PersonFormProps {
  fields: NewPersonFields;
  onChange: (fields: NewPersonFields) => void;
  isSending: boolean;
  onCreated: (person: SitePerson) => void;
}

/** A new person's data, and how they get their password. */
export function PersonForm({ fields, onChange, isSending, onCreated }: PersonFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const roles = useRoleOptions();
  const min = PASSWORD_MIN_LENGTH;
  const create = useMutation({
    mutationFn: () => postPerson(fields),
    onSuccess(person) {
      onCreated(person);
      return queryClient.invalidateQueries({ queryKey: PEOPLE_KEY });
    },
  });
  const form = useFaultFocus(create.error);
  const errors = create.error instanceof ApiError ? create.error.fieldMessages : {};
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      <NamingFields
        fields={fields}
        onChange={(change) => onChange({ ...fields, ...change })}
        errors={errors}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Role`}
          value={fields.role}
          onChange={(role) => onChange({ ...fields, role })}
          options={roles}
        />
        <SelectField
          label={t`Language`}
          value={fields.locale}
          onChange={(locale) => onChange({ ...fields, locale })}
          options={[
            { id: "en", label: "English" },
            { id: "es", label: "Español" },
          ]}
        />
      </div>
      <CheckboxField
        label={t`Send an invitation`}
        hint={
          isSending
            ? t`With a link to choose a password, valid for 7 days.`
            : t`This site has no mail server: the link waits under “Mail”, for you to pass on.`
        }
        value={fields.password === null}
        onChange={(invites) => onChange({ ...fields, password: invites ? null : "" })}
      />
      {fields.password !== null && (
        <TextField
          label={t`Password`}
          name="password"
          value={fields.password}
          onChange={(password) => onChange({ ...fields, password })}
          maxLength={1000}
          hint={t`At least ${min} characters. Pass it on; it has to be changed at the first sign-in.`}
          error={errors["password"]}
        />
      )}
      <FormError
        failure={
          create.error && Object.keys(errors).length === 0 ? describeFailure(create.error) : null
        }
      />
      <Button type="submit" className="justify-self-start" busy={create.isPending}>
        {t`Create the account`}
      </Button>
    </form>
  );
}
