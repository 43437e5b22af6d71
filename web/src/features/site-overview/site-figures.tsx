import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SiteOverview } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { buttonClass } from "../../ui/staff/button.tsx";
import { FigureRow } from "./figure-row.tsx";
import { formatBytes } from "./format-bytes.ts";

/** State of the site: courses, people, mail, jobs, storage and versions, one line each. */
export function SiteFigures({ site }: { site: SiteOverview }) {
  const { t, i18n } = useLingui();
  const { courses, people, files, database } = site;
  const zone = site.time_zone;
  const countedAt = site.counted_at.slice(11);
  const size = (bytes: number) => formatBytes(bytes, i18n.locale);
  return (
    <>
      <dl className="border-t border-line">
        <FigureRow
          title={t`Courses`}
          link={
            <Link to="/authoring" className={buttonClass("quiet")}>
              {t`Look at the courses`}
            </Link>
          }
        >
          <Trans>
            <Plural value={courses.published} one="# published" other="# published" />,{" "}
            <Plural value={courses.drafts} one="# draft" other="# drafts" />.{" "}
            <Plural value={courses.enrolments} one="# enrolment" other="# enrolments" />,{" "}
            <Plural
              value={courses.active}
              one="# of them active this week"
              other="# of them active this week"
            />
            , <Plural value={courses.finished} one="# finished" other="# finished" />.
          </Trans>
        </FigureRow>
        <FigureRow
          title={t`People`}
          concern={
            people.leaving > 0 && (
              <Plural
                value={people.leaving}
                one="# account is going to be erased."
                other="# accounts are going to be erased."
              />
            )
          }
          link={
            <Link to="/admin/people" className={buttonClass("quiet")}>
              {t`Look at the people`}
            </Link>
          }
        >
          <Plural value={people.active} one="# enabled account" other="# enabled accounts" />
          {people.disabled > 0 && (
            <>
              {" · "}
              <Plural value={people.disabled} one="# is disabled" other="# are disabled" />
            </>
          )}
          {people.never_seen > 0 && (
            <>
              {" · "}
              <Plural
                value={people.never_seen}
                one="# has never signed in"
                other="# have never signed in"
              />
            </>
          )}
          {people.asking > 0 && (
            <>
              {" · "}
              <Plural
                value={people.asking}
                one="# waits to be let into a course"
                other="# wait to be let into a course"
              />
            </>
          )}
        </FigureRow>
        <MailFigures site={site} />
        <JobFigures site={site} />
        <FigureRow title={t`Files`}>
          {size(files.bytes)}
          {" · "}
          <Plural value={files.count} one="# file" other="# files" />
        </FigureRow>
        <FigureRow title={t`Database`}>
          {size(database.bytes)} · PostgreSQL {database.version}
        </FigureRow>
        <FigureRow title={t`Version`}>Paso {site.version}</FigureRow>
      </dl>
      <p className="text-small text-muted">
        {t`People, courses, files and the database were counted at ${countedAt} (${zone}). They are counted once a minute at most.`}
      </p>
    </>
  );
}

function MailFigures({ site: { mail } }: { site: SiteOverview }) {
  const { t } = useLingui();
  const failed = mail.failed > 0 && (
    <Plural value={mail.failed} one="# e-mail has failed." other="# e-mails have failed." />
  );
  const late =
    mail.is_late && t`E-mails are late. The list of e-mails has the words of the mail server.`;
  const unsent = !mail.is_sending && t`This site has no mail server yet, so e-mails wait.`;
  return (
    <FigureRow
      title={t`Mail`}
      concern={
        (failed || unsent || late) && (
          <>
            {failed} {unsent} {late}
          </>
        )
      }
      link={
        <Link to="/admin/mail" className={buttonClass("quiet")}>
          {t`See the e-mails`}
        </Link>
      }
    >
      <Plural value={mail.queued} _0="None is waiting" one="# is waiting" other="# are waiting" />
    </FigureRow>
  );
}

function JobFigures({ site: { jobs, time_zone: zone } }: { site: SiteOverview }) {
  const { t, i18n } = useLingui();
  const since = jobs.oldest_since && formatLocalDate(jobs.oldest_since, i18n.locale);
  return (
    <FigureRow
      title={t`Background jobs`}
      concern={
        jobs.failed > 0 && (
          <Plural
            value={jobs.failed}
            one="# was given up after its last attempt. The log of the worker says why."
            other="# were given up after their last attempt. The log of the worker says why."
          />
        )
      }
      link={
        <Link to="/admin/system" className={buttonClass("quiet")}>
          {t`See the system`}
        </Link>
      }
    >
      <Plural value={jobs.waiting} _0="None is due" one="# is due" other="# are due" />
      {since && ` · ${t`the oldest since ${since} (${zone})`}`}
    </FigureRow>
  );
}
