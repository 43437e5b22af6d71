import { useLingui } from "@lingui/react/macro";
import type { ModeratedComment } from "@paso/contract";

import { Icon } from "../ui/staff/icon.tsx";

/** Open reports on a text, with their reasons. */
export function ReportList({ reports }: { reports: ModeratedComment["reports"] }) {
  const { t } = useLingui();
  if (reports.length === 0) return null;
  return (
    <ul aria-label={t`Reports`} className="mt-2 grid gap-1">
      {reports.map(({ by, reason }) => (
        <li key={by} className="flex items-start gap-2 text-small">
          <Icon name="flag" className="mt-0.5 size-4.5 text-warm" />
          <span className="min-w-0 wrap-anywhere">
            {reason ? t`${by}: ${reason}` : t`${by} gave no reason`}
          </span>
        </li>
      ))}
    </ul>
  );
}
