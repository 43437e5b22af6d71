import { useLingui } from "@lingui/react/macro";

/** Says how far a video may be skipped through; shown before the player has loaded, and after. */
export function SkipRule() {
  const { t } = useLingui();
  return <p>{t`You can skip back at any time, and ahead as far as you have watched.`}</p>;
}
