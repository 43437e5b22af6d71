import { useLingui } from "@lingui/react/macro";
import type { Role } from "@paso/contract";

/** What people are on the site, in words. */
export function useRoleOptions(): { id: Role; label: string }[] {
  const { t } = useLingui();
  return [
    { id: "student", label: t`Student` },
    { id: "instructor", label: t`Instructor` },
    { id: "viewer", label: t`Viewer` },
    { id: "admin", label: t`Administrator` },
  ];
}

/** What somebody is on the site, in a word. */
export function useRoleName(role: Role): string {
  return useRoleOptions().find(({ id }) => id === role)?.label ?? role;
}
