import { useLingui } from "@lingui/react/macro";

/** A line between the form and the other ways to sign in. */
export function OtherWays() {
  const { t } = useLingui();
  return (
    <p className="flex items-center gap-3 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t`or`}
    </p>
  );
}
