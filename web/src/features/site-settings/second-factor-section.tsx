import { useLingui } from "@lingui/react/macro";
import {
  changeSecondFactorRoles,
  readSecondFactorRoles,
  type Role,
  type SecondFactorRoles,
} from "@paso/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call, describeFailure, writeQuery } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { RoleRequirement } from "./role-requirement.tsx";

const rolesQuery = queryOptions({
  queryKey: ["second-factor-roles"],
  queryFn: ({ signal }) => call(readSecondFactorRoles, { signal }),
  staleTime: 0,
  // Refetching must not overwrite the unsaved choice.
  refetchOnWindowFocus: false,
});

/** Which roles must have a second factor. */
export function SecondFactorSection() {
  const { t } = useLingui();
  const roles = useQuery(rolesQuery);
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        {t`Choose who needs an authenticator app or a passkey in addition to the password. Anyone who has neither, you included, has to set one up before doing anything else.`}
      </p>
      {roles.isPending && <Loading className="py-4" />}
      {roles.isError && (
        <LoadFailure failure={describeFailure(roles.error)} onRetry={() => void roles.refetch()} />
      )}
      {roles.data && <RolesForm stored={roles.data} />}
    </div>
  );
}

function RolesForm({ stored: { roles } }: { stored: SecondFactorRoles }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<readonly Role[]>(() =>
    roles.filter((one) => one.is_required).map(({ role }) => role),
  );
  const save = useMutation({
    mutationFn: () => call(changeSecondFactorRoles, { body: { roles: [...chosen] } }),
    async onSuccess(saved) {
      await writeQuery(queryClient, rolesQuery, () => saved);
      showToast({ text: t`Saved` });
    },
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <FormError failure={save.error && describeFailure(save.error)} />
      <div className="grid gap-3">
        {roles.map((one) => (
          <RoleRequirement
            key={one.role}
            {...one}
            isRequired={chosen.includes(one.role)}
            onChange={(isRequired) =>
              setChosen((before) => [
                ...before.filter((role) => role !== one.role),
                ...(isRequired ? [one.role] : []),
              ])
            }
          />
        ))}
      </div>
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        {t`Save`}
      </Button>
    </form>
  );
}
