import { useLingui } from "@lingui/react/macro";

/** Why there are no figures. */
export function TooFew() {
  const { t } = useLingui();
  return (
    <p className="mt-2 text-small text-muted">
      {t`Not shown: too few people answered, or their answers could be worked out from other figures.`}
    </p>
  );
}
