import { EventEmitter, once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

import type { Runner, Worker, WorkerPool } from "graphile-worker";
import type pg from "pg";
import type { Logger } from "pino";

import { loadGraphileWorker } from "../../database/load-graphile-worker.ts";
import { jobLog, type OnJobEnd } from "./job-log.ts";
import type { RunnableJob } from "./job.ts";
import { type JobContext, makeWay } from "./make-way.ts";
import { persistentPool } from "./persistent-pool.ts";
import { releaseOnce } from "./release-once.ts";

interface RunJobsOptions<Context extends JobContext> {
  /** For the queue's own statements: needs one connection that listens per queue, and one more. */
  pool: pg.Pool;
  context: Context;
  jobs: readonly RunnableJob<Context>[];
  log: Logger;
  onJobEnd?: OnJobEnd | undefined;
  timing?: Partial<JobTiming>;
}

/** All in milliseconds; tests use shorter times. */
interface JobTiming {
  /** How often to poll for jobs that become due later. New ones are noticed at once. */
  interval: number;
  /** How often to unlock the jobs of a killed worker; may take up to twice as long. */
  unlock: number;
  /** Delay before a broken worker is restarted. */
  restart: number;
  /** How long running jobs may take once the worker is asked to stop. */
  drain: number;
}

/** Processes the queue until it is stopped. */
export interface JobRunner {
  /**
   * Takes no new jobs and waits for running ones, up to a limit. Returns whether all have ended;
   * the others are retried by another worker.
   */
  stop(): Promise<boolean>;
}

/** Concurrent jobs. Those that wait for the background process must not delay mails. */
const CONCURRENT_JOBS = { usual: 2, background: 1 };
const TIMING: JobTiming = { interval: 5_000, unlock: 300_000, restart: 5_000, drain: 10_000 };
/** How long returning abandoned jobs to the queue may take, in milliseconds. */
const PUT_BACK = 2_000;

/** Starts to process the queue, and restarts the worker whenever it breaks. */
export function runJobs<Context extends JobContext>({
  jobs,
  ...options
}: RunJobsOptions<Context>): JobRunner {
  releaseOnce(options.pool);
  // Background jobs yield by themselves: only part of their work runs in this process.
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
  /** Concurrent jobs. */
  concurrency: number;
}

/** Runs these jobs and leaves all others in the queue to other workers. */
function runQueue<Context extends JobContext>(options: QueueOptions<Context>): JobRunner {
  const { log } = options;
  const timing = { ...TIMING, ...options.timing };
  const stopping = new AbortController();
  const retry = { pause: timing.restart, signal: stopping.signal, log };
  const queueOptions = { ...options, pool: persistentPool(options.pool, retry) };
  let started: Promise<StartedQueue> | undefined;

  async function keepRunning(): Promise<void> {
    /** Names of earlier workers that may have left jobs locked. */
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
  /** Resolves when it no longer takes jobs, whatever the reason. */
  ended: Promise<void>;
}

async function startQueue<Context extends JobContext>(
  { pool, context, jobs, log, concurrency, onJobEnd }: QueueOptions<Context>,
  timing: JobTiming,
): Promise<StartedQueue> {
  // Lazily: commands and processes without a worker do not need it.
  const { Logger, parseCronItems, run } = loadGraphileWorker();
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
  // A statement whose response was lost may have locked a job: it is unlocked once all have ended.
  for (const broken of ["worker:getJob:error", "worker:fatalError"]) {
    events.once(broken, () => void runner.stop().catch(() => {}));
  }
  return { runner, workers, workerIds, ended: runner.promise };
}

/** Runs that wait under one key are merged into one, even after a week without a worker. */
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

/** Unlocks jobs and queues still locked by workers that have ended. */
async function unlock(pool: pg.Pool, workerIds: readonly string[]): Promise<void> {
  await pool.query("SELECT graphile_worker.force_unlock_workers($1)", [workerIds]);
}
