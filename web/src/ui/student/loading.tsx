import { useLingui } from "@lingui/react/macro";

/** A loading indicator. Shown only after a moment, so that quick answers do not flicker. */
export function Loading({ label, className = "" }: { label?: string; className?: string }) {
  const { t } = useLingui();
  return (
    <div
      role="status"
      className={`appear-late flex items-center gap-3 py-6 text-muted ${className}`}
    >
      <span className="spinner" aria-hidden="true" />
      {label ?? t`Loading…`}
    </div>
  );
}
