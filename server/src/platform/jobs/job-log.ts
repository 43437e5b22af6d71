import type { Job, Logger as QueueLogger } from "graphile-worker";
import type { Logger } from "pino";

import type { RunnableJob } from "./job.ts";

/** The queue's data on a job that ended. */
interface JobEnd {
  job?: Job;
  /** Milliseconds. */
  duration?: number;
  failure?: boolean;
  success?: boolean;
  error?: unknown;
}

/** Called after each run of a job: whether it succeeded, and for how many milliseconds it ran. */
export type OnJobEnd = (job: string, run: { isDone: boolean; duration: number }) => void;

type LogFactory = ConstructorParameters<typeof QueueLogger>[0];

const LEVELS = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

/**
 * Forwards the queue's log to ours: a line for the end of each job, without its payload. The success
 * of a job that runs every few minutes is not worth a line.
 */
export function jobLog(
  log: Logger,
  jobs: readonly RunnableJob<never>[],
  onEnd: OnJobEnd = () => {},
): LogFactory {
  const frequent = new Set(
    jobs.filter(({ schedule }) => schedule?.match.startsWith("*")).map(({ name }) => name),
  );
  return () =>
    (level, message, meta = {}) => {
      const { job, duration = 0, error }: JobEnd = meta;
      if (!job || !(meta.failure || meta.success)) {
        log[LEVELS[level]]({ err: error }, message);
        return;
      }
      onEnd(job.task_identifier, { isDone: meta.success === true, duration });
      const line = { job: job.task_identifier, attempt: job.attempts, ms: Math.round(duration) };
      if (meta.success) log[frequent.has(line.job) ? "debug" : "info"](line, "job done");
      else if (job.attempts < job.max_attempts) log.error({ ...line, err: error }, "job failed");
      else log.error({ ...line, err: error }, "job failed and is not tried again");
    };
}
