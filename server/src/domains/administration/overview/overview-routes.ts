import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import server from "../../../../package.json" with { type: "json" };
import { route } from "../../../platform/http/route.ts";
import { countJobs, sumJobs } from "../../../platform/jobs/count-jobs.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { countMails } from "../../../platform/mail/count-mails.ts";
import { oldestWaitingMail } from "../../../platform/mail/oldest-waiting-mail.ts";
import { judgeMail } from "../system/judge-system.ts";
import { RecentFigures } from "./recent-figures.ts";

/** The administrators' start screen: the state of the site. */
export function overviewRoutes(app: FastifyInstance): void {
  const recent = new RecentFigures();
  route(app, api.readOverview, {
    action: "overview.read",
    handle: async ({ ctx }) => {
      const [mail, oldest, queue, { at, figures: site }] = await Promise.all([
        countMails(ctx),
        oldestWaitingMail(ctx),
        countJobs(ctx.database, ctx.clock.now()),
        recent.read(ctx),
      ]);
      const jobs = sumJobs(queue);
      const { timeZone } = ctx.site;
      const hasServer = ctx.mail.transport !== null;
      const isLate = judgeMail({ ...mail, oldest, hasServer }, ctx.clock.now()) === "late";
      return {
        version: server.version,
        people: { ...site.people, asking: site.asking },
        mail: { ...mail, is_sending: hasServer, is_late: isLate },
        jobs: {
          waiting: jobs.waiting,
          failed: jobs.failed,
          oldest_since: jobs.oldest && formatLocalDate(jobs.oldest, timeZone),
        },
        files: site.files,
        database: site.database,
        courses: { ...site.courses, ...site.enrolments },
        counted_at: formatLocalDate(at, timeZone),
        time_zone: timeZone,
      };
    },
  });
}
