import type { z } from "zod";

/**
 * `usual` jobs end within seconds, or somebody watches them. `background` ones may take longer: they run one at a time and
 * never delay usual ones. `backlog` ones are the same, but come after all background ones that are due.
 */
export type Urgency = "usual" | "background" | "backlog";

/** Work that the worker runs outside of any request, at least once: it must be idempotent. */
export interface RunnableJob<Context> {
  /** Unique within the product, e.g. `mail.send-reminder`. */
  readonly name: string;
  /** Failed attempts after which the job is given up, with its last error. */
  readonly maxAttempts: number;
  /** Which jobs it yields to. */
  readonly urgency: Urgency;
  /** When the worker enqueues it; without a schedule only {@link enqueueJob} does. */
  readonly schedule?: Schedule;
  /** @param payload as it was stored; checked before it is used */
  run(ctx: Context, payload: unknown): Promise<void>;
}

/** A job and the type of its payload. */
export interface Job<Context, Payload> extends RunnableJob<Context> {
  /** Never set: carries only the type. */
  readonly payload?: Payload;
}

/** A time in UTC, and for how long a run missed while no worker ran is caught up on. */
export interface Schedule {
  /** In crontab syntax. */
  readonly match: string;
  /** Milliseconds. */
  readonly catchUp: number;
}

interface JobOptions<Context> {
  name: string;
  /**
   * Retries wait e, e², ... e¹⁰ seconds (at most 6 hours): 12 attempts, the default, take 16 hours.
   */
  maxAttempts?: number;
  urgency?: Urgency;
  schedule?: Schedule;
  run(ctx: Context): Promise<unknown>;
}

interface PayloadJobOptions<Context, Payload> extends Omit<JobOptions<Context>, "run"> {
  /** Checked when the job runs, as another version of the product may have stored it. */
  payload: z.ZodType<Payload>;
  run(ctx: Context, payload: Payload): Promise<unknown>;
}

const HOUR = 3_600_000;
const MAX_ATTEMPTS = 12;

/** Runs every minute; a missed run is not caught up on. */
export const everyMinute: Schedule = { match: "* * * * *", catchUp: 0 };

/** Runs every quarter of an hour; the next run makes up for a missed one. */
export const everyQuarter: Schedule = { match: "*/15 * * * *", catchUp: 0 };

/** Runs at this minute of every hour. */
export function hourly(minute: number): Schedule {
  return { match: `${minute} * * * *`, catchUp: HOUR };
}

/** Runs once a day, in UTC. */
export function daily(hour: number, minute: number): Schedule {
  return { match: `${minute} ${hour} * * *`, catchUp: 24 * HOUR };
}

/**
 * Declares a job; a domain lists its jobs in its `*-jobs.ts`.
 *
 * @example
 * const sendReminder = defineJob({
 *   name: "mail.send-reminder",
 *   payload: z.object({ userId: z.int() }),
 *   run: (ctx: Context, { userId }) => remind(ctx, userId),
 * });
 */
export function defineJob<Context, Payload>(
  options: PayloadJobOptions<Context, Payload>,
): Job<Context, Payload>;
export function defineJob<Context>(options: JobOptions<Context>): Job<Context, undefined>;
export function defineJob<Context, Payload>(
  options: JobOptions<Context> | PayloadJobOptions<Context, Payload>,
): Job<Context, Payload> {
  const { name, maxAttempts = MAX_ATTEMPTS, urgency = "usual", schedule } = options;
  return {
    name,
    maxAttempts,
    urgency,
    ...(schedule && { schedule }),
    async run(ctx, payload) {
      if ("payload" in options) await options.run(ctx, options.payload.parse(payload));
      else await options.run(ctx);
    },
  };
}
