import { useLingui } from "@lingui/react/macro";
import type { StaffRole } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { peopleKey, postStaff } from "./api.ts";
import { useRoleOptions } from "./use-role-names.ts";

interface AddStaffProps {
  courseId: number;
  /** Whether people without an account can be invited. */
  mayInvite: boolean;
}

/** Adds someone to a course's staff by e-mail address; invites them if they have no account. */
export function AddStaff({ courseId, mayInvite }: AddStaffProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const roleOptions = useRoleOptions();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole>("teacher");
  const add = useMutation({
    mutationFn: () => postStaff(courseId, { email, role }),
    onSuccess({ invited }) {
      setEmail("");
      if (invited) showToast({ text: t`Invitation on its way` });
      return queryClient.invalidateQueries({ queryKey: peopleKey(courseId) });
    },
  });
  const atField = add.error instanceof ApiError ? add.error.body.errors?.["email"]?.[0] : undefined;
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t`E-mail address of a colleague`}
          {...(mayInvite && { hint: t`Anyone without an account gets an invitation by e-mail.` })}
          name="email"
          type="email"
          value={email}
          onChange={setEmail}
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
