import { useLingui } from "@lingui/react/macro";
import type { ResultGroup } from "@paso/contract";

/** What a group is called among those to choose from: groups with dates of their own are runs, some of them over. */
export function useGroupLabel(): (group: ResultGroup) => string {
  const { t } = useLingui();
  return ({ name, has_ended: hasEnded }) => {
    const called = name || t`First group`;
    return hasEnded ? t`${called} (ended)` : called;
  };
}
