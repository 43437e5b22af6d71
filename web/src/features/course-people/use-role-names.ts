import { useLingui } from "@lingui/react/macro";
import type { StaffRole } from "@paso/contract";

/** What each role in a course does, in words. */
export function useRoleNames(): Record<StaffRole, string> {
  const { t } = useLingui();
  return {
    owner: t`Leads the course`,
    teacher: t`Writes and teaches`,
    assistant: t`Manages students`,
    viewer: t`Can view`,
  };
}

/** The roles to choose from, in words. */
export function useRoleOptions(): { id: StaffRole; label: string }[] {
  const names = useRoleNames();
  const roles = ["owner", "teacher", "assistant", "viewer"] as const;
  return roles.map((id) => ({ id, label: names[id] }));
}
