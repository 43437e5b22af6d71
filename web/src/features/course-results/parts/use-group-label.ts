import { useLingui } from "@lingui/react/macro";
import type { ResultGroup } from "@paso/contract";

/** Label of a group in a picker: groups with their own dates are runs, some of them over. */
export function useGroupLabel(): (group: ResultGroup) => string {
  const { t } = useLingui();
  return ({ name, has_ended: hasEnded }) => {
    const called = name || t`First group`;
    return hasEnded ? t`${called} (ended)` : called;
  };
}
