import type { z } from "zod";

/**
 * `usual` jobs end within seconds. `background` ones may take longer: they run one at a time and
 * never hold up usual ones. `backlog` ones do the same, after all background ones that are due.
 */
export type Urgency = "usual" | "background" | "backlog";

/** Work that the worker does apart from any request, at least once: running it twice does no harm. */
export interface RunnableJob<Context> {
  /** Unique within the product, such as `mail.send-reminder`. */
  readonly name: string;
  /** Failed attempts after which the job is left alone, with its last error. */
  readonly maxAttempts: number;
  /** What it makes way for. */
  readonly urgency: Urgency;
  /** When the worker enqueues it; without a schedule only {@link enqueueJob} does. */
  readonly schedule?: Schedule;
  /** @param payload as it was stored; checked before it is used */
  run(ctx: Context, payload: unknown): Promise<void>;
}

/** A job and the type of what it is given. */
export interface Job<Context, Payload> extends RunnableJob<Context> {
  /** Never set: carries the type alone. */
  readonly payload?: Payload;
}

/** A time in UTC, and for how long a run is made up for that was due while no worker ran. */
export interface Schedule {
  /** In the syntax of crontab. */
  readonly match: string;
  /** Milliseconds. */
  readonly catchUp: number;
}

interface JobOptions<Context> {
  name: string;
  /**
   * Attempts wait e, e², ... e¹⁰ seconds (at most 6 hours) for each other: 12 of them, the default,
   * take 16 hours.
   */
  maxAttempts?: number;
  urgency?: Urgency;
  schedule?: Schedule;
  run(ctx: Context): Promise<unknown>;
}

interface PayloadJobOptions<Context, Payload> extends Omit<JobOptions<Context>, "run"> {
  /** A job may have been stored by another version of the product, so it is checked when it runs. */
  payload: z.ZodType<Payload>;
  run(ctx: Context, payload: Payload): Promise<unknown>;
}

const HOUR = 3_600_000;
const MAX_ATTEMPTS = 12;

/** Runs every minute; one that was missed is not made up for. */
export const everyMinute: Schedule = { match: "* * * * *", catchUp: 0 };

/** Runs every quarter of an hour; one that was missed is made up for by the next. */
export const everyQuarter: Schedule = { match: "*/15 * * * *", catchUp: 0 };

/** Runs at a minute of every hour. */
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
