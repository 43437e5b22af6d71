import type { SystemState } from "@paso/contract";

import server from "../../../../package.json" with { type: "json" };
import { type DatabaseFigures, measureDatabase } from "../../../database/measure-database.ts";
import type { Context } from "../../../platform/context.ts";
import { countJobs, sumJobs } from "../../../platform/jobs/count-jobs.ts";
import { listFailedJobs } from "../../../platform/jobs/list-failed-jobs.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { countMails } from "../../../platform/mail/count-mails.ts";
import { oldestWaitingMail } from "../../../platform/mail/oldest-waiting-mail.ts";
import { listProcesses } from "../../../platform/processes/list-processes.ts";
import { countStoredBytes } from "../../files/index.ts";
import { judgeDatabase, judgeJobs, judgeMail, judgeProcess, judgeStorage } from "./judge-system.ts";

/** State of the installation, with any concern about each part. */
export async function readSystem(ctx: Context): Promise<SystemState> {
  const now = ctx.clock.now();
  const { timeZone } = ctx.site;
  const { version } = server;
  const [processes, queue, failedJobs, mails, oldestMail, database, stored, disk] =
    await Promise.all([
      listProcesses(ctx),
      countJobs(ctx.database, now),
      listFailedJobs(ctx.database),
      countMails(ctx),
      oldestWaitingMail(ctx),
      measureDatabase(ctx.database),
      countStoredBytes(ctx),
      ctx.storage.space?.() ?? null,
    ]);
  const jobs = sumJobs(queue);
  const local = (date: Date) => formatLocalDate(date, timeZone);
  const hasServer = ctx.mail.transport !== null;
  return {
    version,
    processes: processes.map((reported) => ({
      id: reported.id,
      host: reported.host,
      version: reported.version,
      serves: reported.serves,
      runs_jobs: reported.runsJobs,
      started_at: local(reported.startedAt),
      seen_at: local(reported.seenAt),
      event_loop_delay: reported.eventLoopDelay,
      waiting: reported.waiting,
      concern: judgeProcess(reported, { version, now }),
    })),
    jobs: {
      waiting: jobs.waiting,
      failed: jobs.failed,
      oldest_since: jobs.oldest && local(jobs.oldest),
      latest_failed: failedJobs.map(({ failedAt, ...job }) => ({
        ...job,
        failed_at: local(failedAt),
      })),
      concern: judgeJobs(jobs, { processes, now }),
    },
    mail: {
      waiting: mails.queued,
      failed: mails.failed,
      oldest_since: oldestMail && local(oldestMail),
      concern: judgeMail({ failed: mails.failed, oldest: oldestMail, hasServer }, now),
    },
    database: presentDatabase(database, local),
    storage: { bytes: stored, disk, concern: judgeStorage(disk) },
    time_zone: timeZone,
  };
}

function presentDatabase(
  figures: DatabaseFigures,
  local: (date: Date) => string,
): SystemState["database"] {
  const { archive, ...shown } = figures;
  const archivedAt = archive?.archived_at ?? null;
  return {
    ...shown,
    archived_at: archivedAt && local(archivedAt),
    concern: judgeDatabase(figures),
  };
}
