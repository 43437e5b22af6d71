import { useLingui } from "@lingui/react/macro";
import type { CourseGroup } from "@paso/contract";

/** The name of a group; the default one may have none. */
export function useGroupName(): (group: Pick<CourseGroup, "name">) => string {
  const { t } = useLingui();
  return ({ name }) => name || t`First group`;
}

/** Options for a group picker. */
export function useGroupOptions(groups: readonly CourseGroup[]): { id: string; label: string }[] {
  const groupName = useGroupName();
  return groups.map((group) => ({ id: String(group.id), label: groupName(group) }));
}
