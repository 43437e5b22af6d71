import { useLingui } from "@lingui/react/macro";
import type { Role } from "@paso/contract";

/** The roles on the site, with their names. */
export function useRoleOptions(): { id: Role; label: string }[] {
  const { t } = useLingui();
  return [
    { id: "student", label: t`Student` },
    { id: "instructor", label: t`Instructor` },
    { id: "viewer", label: t`Viewer` },
    { id: "admin", label: t`Administrator` },
  ];
}

/** The name of a role on the site. */
export function useRoleName(role: Role): string {
  return useRoleOptions().find(({ id }) => id === role)?.label ?? role;
}
