import { useLingui } from "@lingui/react/macro";
import type { StaffRole } from "@paso/contract";
import { useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import type { useAddStaff } from "./use-add-staff.ts";
import { useRoleOptions } from "./use-role-names.ts";

interface AddStaffProps {
  add: ReturnType<typeof useAddStaff>;
  /** Whether people without an account can be invited. */
  mayInvite: boolean;
}

/** Adds someone to a course's staff by e-mail address; invites them if they have no account. */
export function AddStaff({ add, mayInvite }: AddStaffProps) {
  const { t } = useLingui();
  const roleOptions = useRoleOptions();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole>("teacher");
  const atField = add.error instanceof ApiError ? add.error.body.errors?.["email"]?.[0] : undefined;
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ email, role }, { onSuccess: () => setEmail("") });
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t`E-mail address of a colleague`}
          {...(mayInvite && { hint: t`Anyone without an account gets an invitation by e-mail.` })}
          name="email"
          type="email"
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            if (add.isError) add.reset();
          }}
          maxLength={254}
          error={atField}
          className="flex-1 basis-60"
        />
        <SelectField
          label={t`Role in this course`}
          value={role}
          onChange={setRole}
          options={roleOptions}
          className="flex-1 basis-48"
        />
        <Button type="submit" variant="quiet" className="sm:max-lg:mt-7.5" busy={add.isPending}>
          {t`Add to the staff`}
        </Button>
      </div>
      <FormError failure={atField === undefined ? add.error && describeFailure(add.error) : null} />
    </form>
  );
}
