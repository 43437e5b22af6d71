import { useLingui } from "@lingui/react/macro";
import type { StaffRole } from "@paso/contract";

/** Names of the course roles. */
export function useRoleNames(): Record<StaffRole, string> {
  const { t } = useLingui();
  return {
    owner: t`Leads the course`,
    teacher: t`Writes and teaches`,
    assistant: t`Manages students`,
    viewer: t`Can view`,
  };
}

/** Options for a role picker. */
export function useRoleOptions(): { id: StaffRole; label: string }[] {
  const names = useRoleNames();
  const roles = ["owner", "teacher", "assistant", "viewer"] as const;
  return roles.map((id) => ({ id, label: names[id] }));
}
