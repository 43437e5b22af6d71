import { useLingui } from "@lingui/react/macro";
import type { SystemState } from "@paso/contract";

import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { FigureRow } from "./figure-row.tsx";

interface ProcessRowProps {
  process: SystemState["processes"][number];
  /** Version of the responding process. */
  version: string;
  /** Time zone of the site, in which its times are shown. */
  zone: string;
}

/** A server or a worker: its version, its state, and what to do about it. */
export function ProcessRow({ process, version, zone }: ProcessRowProps) {
  const { t, i18n } = useLingui();
  const { host, serves, runs_jobs: runsJobs, event_loop_delay: delay } = process;
  const since = formatLocalDate(process.started_at, i18n.locale);
  const seen = formatLocalDate(process.seen_at, i18n.locale);
  const server = runsJobs ? t`Server with jobs` : t`Server`;
  const concerns = {
    silent: t`It has not been seen since ${seen} (${zone}). Look at whether it runs, and at the last lines of its log.`,
    other_version: t`The process that shows you this runs Paso ${version}. Bring the update to its end.`,
    waiting: t`Work waits for a database connection. Look for slow statements first; then raise PASO_DATABASE_POOL or add a server.`,
    held: t`It computes so long that people wait. Its log names the routes. Give it more processor time, or add a server.`,
  };
  return (
    <FigureRow
      title={serves ? server : t`Worker`}
      concern={process.concern && concerns[process.concern]}
      saysFine
    >
      {host} · Paso {process.version} · {t`since ${since} (${zone})`} ·{" "}
      {t`event loop blocked for ${delay} ms at most, 99% of the time`}
    </FigureRow>
  );
}
