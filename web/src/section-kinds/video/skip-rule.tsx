import { useLingui } from "@lingui/react/macro";

/** How far seeking is allowed; shown both before and after the player has loaded. */
export function SkipRule() {
  const { t } = useLingui();
  return <p>{t`You can skip back at any time, and ahead as far as you have watched.`}</p>;
}
