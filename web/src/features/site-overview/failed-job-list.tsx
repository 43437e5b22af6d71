import { Plural, useLingui } from "@lingui/react/macro";
import type { SystemState } from "@paso/contract";

import { formatLocalDate } from "../../i18n/format-local-date.ts";

/** The latest jobs given up, each with the error of its last attempt. */
export function FailedJobs({ jobs }: { jobs: SystemState["jobs"]["latest_failed"] }) {
  const { t, i18n } = useLingui();
  if (jobs.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-question font-semibold">{t`Jobs that were given up`}</h2>
      <p className="max-w-prose text-muted">
        {t`Fix what the reason says. What runs on a schedule runs again by itself; the log of the worker says more.`}
      </p>
      <ul className="border-t border-line">
        {jobs.map(({ job, attempts, failed_at: failedAt, reason }) => (
          <li key={`${job} ${failedAt} ${reason}`} className="border-b border-line py-3">
            <p>
              <code className="font-semibold wrap-anywhere">{job}</code>{" "}
              <span className="text-muted tabular-nums">
                {formatLocalDate(failedAt, i18n.locale)} ·{" "}
                <Plural value={attempts} one="# attempt" other="# attempts" />
              </span>
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
