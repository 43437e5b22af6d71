import { Plural, useLingui } from "@lingui/react/macro";
import type { SystemState } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { buttonClass } from "../../ui/staff/button.tsx";
import { FailedJobs } from "./failed-job-list.tsx";
import { FigureRow } from "./figure-row.tsx";
import { formatBytes } from "./format-bytes.ts";
import { ProcessRow } from "./process-row.tsx";

/** State of the installation: processes, jobs, mail, database and storage, each with what to do about it. */
export function SystemFigures({ system }: { system: SystemState }) {
  const { processes, jobs, mail, database, storage, version, time_zone: zone } = system;
  const parts = [...processes, jobs, mail, database, storage];
  const concerns = parts.filter(({ concern }) => concern !== null).length;
  return (
    <>
      <p className="max-w-prose">
        <Plural
          value={concerns}
          _0="Everything is fine."
          one="There is # thing to look at."
          other="There are # things to look at."
        />
      </p>
      <dl className="border-t border-line">
        {processes.map((process) => (
          <ProcessRow key={process.id} process={process} version={version} zone={zone} />
        ))}
        <JobRow jobs={jobs} zone={zone} />
        <MailRow mail={mail} zone={zone} />
        <DatabaseRow database={database} zone={zone} />
        <StorageRow storage={storage} />
      </dl>
      <FailedJobs jobs={jobs.latest_failed} />
    </>
  );
}

function Size({ bytes }: { bytes: number }) {
  const { i18n } = useLingui();
  return formatBytes(bytes, i18n.locale);
}

function JobRow({ jobs, zone }: { jobs: SystemState["jobs"]; zone: string }) {
  const { t, i18n } = useLingui();
  const since = jobs.oldest_since && formatLocalDate(jobs.oldest_since, i18n.locale);
  const concerns = {
    no_worker: t`No process runs jobs, so nothing is sent or cleaned. Start npx paso work, or a server without PASO_WORKER=0.`,
    late: t`Jobs are late. Look at what the workers are busy with, or start another one.`,
    failed: t`Some were given up after their last attempt; they are below.`,
  };
  return (
    <FigureRow title={t`Background jobs`} concern={jobs.concern && concerns[jobs.concern]} saysFine>
      <Plural value={jobs.waiting} _0="None is due" one="# is due" other="# are due" />
      {since && ` · ${t`the oldest since ${since} (${zone})`}`}
      {jobs.failed > 0 && (
        <>
          {" · "}
          <Plural value={jobs.failed} one="# was given up" other="# were given up" />
        </>
      )}
    </FigureRow>
  );
}

function MailRow({ mail, zone }: { mail: SystemState["mail"]; zone: string }) {
  const { t, i18n } = useLingui();
  const since = mail.oldest_since && formatLocalDate(mail.oldest_since, i18n.locale);
  const concerns = {
    no_server: t`This site has no mail server yet, so e-mails wait.`,
    late: t`E-mails are late. The list of e-mails has the words of the mail server.`,
    failed: (
      <Plural value={mail.failed} one="# e-mail has failed." other="# e-mails have failed." />
    ),
  };
  return (
    <FigureRow
      title={t`Mail`}
      concern={mail.concern && concerns[mail.concern]}
      saysFine
      link={
        <Link to="/admin/mail" className={buttonClass("quiet")}>
          {t`See the e-mails`}
        </Link>
      }
    >
      <Plural value={mail.waiting} _0="None is waiting" one="# is waiting" other="# are waiting" />
      {since && ` · ${t`one of them since ${since} (${zone})`}`}
    </FigureRow>
  );
}

function DatabaseRow({ database, zone }: { database: SystemState["database"]; zone: string }) {
  const { t, i18n } = useLingui();
  const archived = database.archived_at && formatLocalDate(database.archived_at, i18n.locale);
  const concerns = {
    archive: t`Changes are no longer archived, so that the latest cannot be restored. On the server, npx paso doctor says why.`,
    connections: t`The database server is running out of connections. Lower PASO_DATABASE_POOL, or raise max_connections.`,
  };
  return (
    <FigureRow
      title={t`Database`}
      concern={database.concern && concerns[database.concern]}
      saysFine
    >
      <Size bytes={database.bytes} /> · PostgreSQL {database.version} ·{" "}
      {t`${database.connections} of ${database.connection_limit} connections`}
      {archived && ` · ${t`changes last archived on ${archived} (${zone})`}`}
    </FigureRow>
  );
}

function StorageRow({ storage: { bytes, disk, concern } }: { storage: SystemState["storage"] }) {
  const { t, i18n } = useLingui();
  const free = disk && formatBytes(disk.free, i18n.locale);
  const size = disk && formatBytes(disk.size, i18n.locale);
  return (
    <FigureRow
      title={t`Files`}
      concern={
        concern &&
        t`There is little space left. A full disk refuses uploads: make room, or enlarge it.`
      }
      saysFine
    >
      <Size bytes={bytes} />
      {free && size && ` · ${t`${free} of ${size} are free`}`}
    </FigureRow>
  );
}
