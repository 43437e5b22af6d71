import { useLingui } from "@lingui/react/macro";

/** The name of a group; the default one may have none. */
export function useGroupName(): (group: { name: string }) => string {
  const { t } = useLingui();
  return ({ name }) => name || t`First group`;
}
