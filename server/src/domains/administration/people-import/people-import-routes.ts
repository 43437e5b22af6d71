import { api, type ImportedRow, peopleImportResult } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { notFound } from "../../../platform/errors/domain-error.ts";
import { route } from "../../../platform/http/route.ts";
import { beginTrackedJob, findTrackedJob } from "../../../platform/tracked-jobs/tracked-job.ts";
import { signedIn } from "../../accounts/index.ts";
import { checkImport } from "./check-import.ts";
import { describeIssue } from "./describe-issue.ts";
import { importPeopleJob } from "./import-people-job.ts";
import type { TakenRow } from "./plan-import.ts";

/** Maximum size of the rows in bytes. */
const ROWS_LIMIT = 4 * 1024 ** 2;

/** Imports people from a table: dry run, then in the background. */
export function peopleImportRoutes(app: FastifyInstance): void {
  route(app, api.checkPeopleImport, {
    action: "site-people.import",
    bodyLimit: ROWS_LIMIT,
    handle: async ({ ctx, body, request: { locale } }) => {
      const createsGroups = body.create_groups ?? false;
      const { planned, missing } = await checkImport(ctx, body.rows, { createsGroups });
      return {
        rows: planned.map((plan) => ({
          line: plan.row.line,
          outcome: plan.outcome,
          changes: plan.changes,
          message: plan.issue && describeIssue(plan.issue, locale),
          becomes: plan.outcome === "refused" ? null : describeTaken(plan),
        })),
        missing_groups: missing.map(({ course, name }) => ({ course: course.title, group: name })),
      };
    },
  });

  route(app, api.importPeople, {
    action: "site-people.import",
    bodyLimit: ROWS_LIMIT,
    handle: async ({ ctx, actor, body, request: { locale }, reply }) => {
      const userId = signedIn(actor).id;
      const input = { ...body, locale };
      const total = body.rows.length;
      const jobId = await beginTrackedJob(ctx, importPeopleJob, { userId, input, total });
      void reply.code(202);
      return { job_id: jobId };
    },
  });

  route(app, api.readJob, {
    action: "job.read",
    load: async ({ ctx, actor, params: { jobId } }) => {
      const job = await findTrackedJob(ctx, { id: jobId, userId: signedIn(actor).id });
      if (!job) throw notFound();
      return job;
    },
    handle: async ({ subject: { state, done, total, result } }) => ({
      state,
      progress: done / total,
      result: result === null ? null : peopleImportResult.parse(result),
    }),
  });
}

/** The role, course and group of a person after a row. */
function describeTaken({ person, course }: TakenRow): ImportedRow["becomes"] {
  const group = course?.groups.find(({ id }) => id === person.groups.get(course.id));
  return {
    role: person.role,
    course: course && { title: course.title, group: group?.name ?? "" },
  };
}
