import { useLingui } from "@lingui/react/macro";
import {
  changeSecondFactorRoles,
  readSecondFactorRoles,
  type Role,
  type SecondFactorRoles,
} from "@paso/contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";

import { call, describeFailure, writeQuery } from "../../api/index.ts";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { RoleRequirement } from "./role-requirement.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

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

function RolesForm({ stored }: { stored: SecondFactorRoles }) {
  const queryClient = useQueryClient();
  const form = useSettingsForm({
    section: "second-factor",
    saved: requiredOf(stored),
    save: (body) => call(changeSecondFactorRoles, { body }),
    async onSaved(saved: SecondFactorRoles) {
      await writeQuery(queryClient, rolesQuery, () => saved);
      return requiredOf(saved);
    },
  });
  const { values, set } = form;
  return (
    <SettingsFrame form={form}>
      <div className="grid gap-3">
        {stored.roles.map((one) => (
          <RoleRequirement
            key={one.role}
            {...one}
            isRequired={values.roles.includes(one.role)}
            onChange={(isRequired) =>
              set({
                roles: stored.roles
                  .map(({ role }) => role)
                  .filter((role) => (role === one.role ? isRequired : values.roles.includes(role))),
              })
            }
          />
        ))}
      </div>
    </SettingsFrame>
  );
}

/** The roles that need a second factor, in the order of the list. */
function requiredOf({ roles }: SecondFactorRoles): { roles: Role[] } {
  return { roles: roles.filter((one) => one.is_required).map(({ role }) => role) };
}
