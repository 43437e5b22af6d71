import { useLingui } from "@lingui/react/macro";
import type { CourseGroup } from "@paso/contract";

/** The name of a group; the default one may have none. */
export function useGroupName(): (group: CourseGroup) => string {
  const { t } = useLingui();
  return ({ name }) => name || t`First group`;
}
