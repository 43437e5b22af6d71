import { useLingui } from "@lingui/react/macro";

/** A line between the form and the other ways to sign in. */
export function OtherWays() {
  const { t } = useLingui();
  return (
    <p className="flex items-center gap-3 text-small text-muted">
      <span aria-hidden="true" className="flex-1 border-t border-line" />
      {t`or`}
      <span aria-hidden="true" className="flex-1 border-t border-line" />
    </p>
  );
}
