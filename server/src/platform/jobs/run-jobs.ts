import { EventEmitter, once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

import type { Runner, Worker, WorkerPool } from "graphile-worker";
import type pg from "pg";
import type { Logger } from "pino";

import { jobLog, type OnJobEnd } from "./job-log.ts";
import type { RunnableJob } from "./job.ts";
import { type JobContext, makeWay } from "./make-way.ts";
import { persistentPool } from "./persistent-pool.ts";
import { releaseOnce } from "./release-once.ts";

interface RunJobsOptions<Context extends JobContext> {
  /** Needs a connection for each job at the same time, one for each queue, and one more. */
  pool: pg.Pool;
  context: Context;
  jobs: readonly RunnableJob<Context>[];
  log: Logger;
  onJobEnd?: OnJobEnd | undefined;
  timing?: Partial<JobTiming>;
}

/** All in milliseconds; tests are in more of a hurry. */
interface JobTiming {
  /** How often to look for jobs that are due later. New ones are noticed at once. */
  interval: number;
  /** How often to look for jobs that a killed worker left locked; that takes up to twice as long. */
  unlock: number;
  /** Wait before a worker that broke is started again. */
  restart: number;
  /** How long jobs under way may take once the worker is asked to stop. */
  drain: number;
}

/** Works off the queue until it is stopped. */
export interface JobRunner {
  /**
   * Takes no new jobs and waits for those under way, up to a limit. Returns whether all have ended;
   * those that have not are retried by another worker.
   */
  stop(): Promise<boolean>;
}

/** Jobs at the same time. What waits for the background process must not keep mails waiting. */
const CONCURRENT_JOBS = { usual: 2, background: 1 };
const TIMING: JobTiming = { interval: 5_000, unlock: 300_000, restart: 5_000, drain: 10_000 };
/** How long jobs that are given up may take to be put back, in milliseconds. */
const PUT_BACK = 2_000;

/** Starts to work off the queue, and starts again whatever breaks on the way. */
export function runJobs<Context extends JobContext>({
  jobs,
  ...options
}: RunJobsOptions<Context>): JobRunner {
  releaseOnce(options.pool);
  // Background ones make way by themselves: of their time they compute only a part here.
  const usual = jobs.filter(({ urgency }) => urgency === "usual").map((job) => makeWay(job));
  const background = jobs.filter(({ urgency }) => urgency !== "usual");
  const runners = [
    { jobs: usual, concurrency: CONCURRENT_JOBS.usual },
    { jobs: background, concurrency: CONCURRENT_JOBS.background },
  ]
    .filter((queue) => queue.jobs.length > 0)
    .map((queue) => runQueue({ ...options, ...queue }));
  return {
    async stop() {
      const stopped = await Promise.all(runners.map((runner) => runner.stop()));
      return stopped.every(Boolean);
    },
  };
}

interface QueueOptions<Context extends JobContext> extends RunJobsOptions<Context> {
  /** Jobs at the same time. */
  concurrency: number;
}

/** Runs these jobs and leaves all others of the queue to other workers. */
function runQueue<Context extends JobContext>(options: QueueOptions<Context>): JobRunner {
  const { log } = options;
  const timing = { ...TIMING, ...options.timing };
  const stopping = new AbortController();
  const retry = { pause: timing.restart, signal: stopping.signal, log };
  const queueOptions = { ...options, pool: persistentPool(options.pool, retry) };
  let started: Promise<StartedQueue> | undefined;

  async function keepRunning(): Promise<void> {
    /** Names under which the workers before these may have left jobs locked. */
    let ended: readonly string[] = [];
    while (!stopping.signal.aborted) {
      try {
        if (ended.length > 0) await unlock(options.pool, ended);
        ended = [];
        started = startQueue(queueOptions, timing);
        const queue = await started;
        ended = queue.workerIds;
        await queue.ended;
        if (stopping.signal.aborted) return;
        log.error("the worker ended");
      } catch (err) {
        log.error({ err }, "the worker broke");
      }
      await sleep(timing.restart, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const running = keepRunning();

  return {
    async stop() {
      stopping.abort();
      const queue = await started?.catch(() => undefined);
      const isDone = queue ? await drain(queue, timing.drain, log) : true;
      await endsWithin(running, PUT_BACK);
      return isDone;
    },
  };
}

interface StartedQueue {
  runner: Runner;
  workers: WorkerPool;
  workerIds: readonly string[];
  /** Resolves when it takes no jobs any more, whatever the reason. */
  ended: Promise<void>;
}

async function startQueue<Context extends JobContext>(
  { pool, context, jobs, log, concurrency, onJobEnd }: QueueOptions<Context>,
  timing: JobTiming,
): Promise<StartedQueue> {
  // Only now: commands and processes without a worker do without it.
  const { Logger, parseCronItems, run } = await import("graphile-worker");
  const events = new EventEmitter();
  const workerIds: string[] = [];
  events.on("worker:create", ({ worker }: { worker: Worker }) => workerIds.push(worker.workerId));
  const created = once(events, "pool:create") as Promise<[{ workerPool: WorkerPool }]>;
  const runner = await run({
    pgPool: pool,
    schema: "graphile_worker",
    logger: new Logger(jobLog(log, jobs, onJobEnd)),
    events,
    noHandleSignals: true,
    concurrency,
    pollInterval: timing.interval,
    minResetLockedInterval: timing.unlock,
    maxResetLockedInterval: 2 * timing.unlock,
    taskList: Object.fromEntries(
      jobs.map((job) => [job.name, (payload: unknown) => job.run(context, payload)]),
    ),
    parsedCronItems: parseCronItems(scheduled(jobs)),
  });
  const [{ workerPool: workers }] = await created;
  // A job may be locked by a statement whose response was lost: unlocked when all have ended.
  for (const broken of ["worker:getJob:error", "worker:fatalError"]) {
    events.once(broken, () => void runner.stop().catch(() => {}));
  }
  return { runner, workers, workerIds, ended: runner.promise };
}

/** Runs that wait under one key are one run: after a week without a worker, too. */
function scheduled(jobs: readonly RunnableJob<never>[]) {
  return jobs.flatMap(({ name, maxAttempts, schedule }) => {
    if (!schedule) return [];
    const options = { backfillPeriod: schedule.catchUp, maxAttempts, jobKey: name };
    return [{ task: name, match: schedule.match, options }];
  });
}

async function drain(
  { runner, workers }: StartedQueue,
  limit: number,
  log: Logger,
): Promise<boolean> {
  const stopped = runner.stop().catch((err: unknown) => log.debug({ err }, "stopped already"));
  if (await endsWithin(stopped, limit)) return true;
  log.warn("jobs under way are left to be retried");
  const putBack = Promise.resolve(workers.forcefulShutdown("The worker was stopped.")).catch(
    (err: unknown) => log.error({ err }, "jobs could not be put back"),
  );
  await endsWithin(Promise.all([putBack, stopped]), PUT_BACK);
  return false;
}

async function endsWithin(work: Promise<unknown>, limit: number): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(limit, false, { signal: timer.signal }).catch(() => false);
  const ended = await Promise.race([work.then(() => true), late]);
  timer.abort();
  return ended;
}

/** Frees what the queue holds under the name of workers that have ended. */
async function unlock(pool: pg.Pool, workerIds: readonly string[]): Promise<void> {
  await pool.query("SELECT graphile_worker.force_unlock_workers($1)", [workerIds]);
}
