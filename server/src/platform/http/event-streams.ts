import { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { busy } from "../errors/domain-error.ts";

/** Limits on the number and duration of streams. Times in milliseconds. */
export interface EventStreamLimits {
  perPerson: number;
  perProcess: number;
  /** A stream ends after this time: its reader reconnects, and access is checked again. */
  life: number;
  /** Time between checks for streams whose session has ended. */
  sessionCheck: number;
  /** Time between comments that keep proxies from closing an idle connection. */
  heartbeat: number;
}

const LIMITS: EventStreamLimits = {
  perPerson: 6,
  perProcess: 2_000,
  life: 240_000,
  sessionCheck: 2_000,
  heartbeat: 20_000,
};

/** Seconds after which a refused client may retry. */
const RETRY_AFTER = 60;
/** Milliseconds before a browser reconnects, with jitter so that not all do at once. */
const RECONNECT = { least: 1_000, spread: 4_000 };
/** Most bytes buffered for a slow reader. */
const LONGEST_BACKLOG = 256 * 1024;

/** A stream of server-sent events to one browser. */
export interface EventStream {
  /**
   * Sends one event; a no-op once the stream has ended.
   * @param name for events other than those that the stream is for
   */
  send(data: unknown, name?: string): void;
  /** Runs once when the stream has ended, on either side. */
  onEnd(run: () => void): void;
}

interface OpenStream {
  personId: number;
  /** The browser's secret; null if it has none. */
  secret: string | null;
  stream: PassThrough;
}

/** Called with each stream that opens, to send named events on it. */
type OpenListener = (personId: number, stream: EventStream) => void;

/** Returns those of the browsers' secrets whose sessions have ended. */
type FindEndedSessions = (secrets: readonly string[]) => Promise<ReadonlySet<string>>;

interface EventStreamOptions {
  limits?: Partial<EventStreamLimits> | undefined;
  findEndedSessions: FindEndedSessions;
  /** Called when that fails; the next check stays on schedule. */
  onError: (error: unknown) => void;
}

/** The streams that this process holds open. They end with their sessions. */
export class EventStreams {
  readonly #options: EventStreamOptions;
  readonly #limits: EventStreamLimits;
  readonly #open = new Set<OpenStream>();
  readonly #openers: OpenListener[] = [];
  #isChecking = false;
  #closing = false;

  constructor(options: EventStreamOptions) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
  }

  /**
   * Responds with a stream; the handler returns the reply.
   * @throws `unavailable` when the person or the process has reached its limit, or is shutting down
   */
  open(request: FastifyRequest, reply: FastifyReply, personId: number): EventStream {
    const { perPerson, perProcess, life, heartbeat } = this.#limits;
    const own = [...this.#open].filter((entry) => entry.personId === personId).length;
    if (this.#closing || own >= perPerson || this.#open.size >= perProcess) throw busy(RETRY_AFTER);
    const stream = new PassThrough();
    const entry = { personId, stream, secret: request.secret };
    this.#open.add(entry);
    if (!this.#isChecking) void this.#checkSessionsWhileOpen();
    // Jitter, so that streams opened together do not reconnect together.
    const end = setTimeout(() => stream.end(), life * (1 + Math.random() / 10));
    const beat = setInterval(() => stream.write(":\n\n"), heartbeat);
    stream.once("close", () => {
      this.#open.delete(entry);
      clearTimeout(end);
      clearInterval(beat);
    });
    void reply
      .type("text/event-stream; charset=utf-8")
      // Proxies must not cache, transform or buffer it.
      .header("cache-control", "no-store, no-transform")
      .header("x-accel-buffering", "no")
      .send(stream);
    stream.write(`retry: ${RECONNECT.least + Math.round(Math.random() * RECONNECT.spread)}\n\n`);
    if (request.method === "HEAD") stream.end();
    const opened: EventStream = {
      send(data, name) {
        if (stream.writableEnded || stream.destroyed) return;
        const event = name === undefined ? "" : `event: ${name}\n`;
        stream.write(`${event}data: ${JSON.stringify(data)}\n\n`);
        if (stream.writableLength > LONGEST_BACKLOG) stream.destroy();
      },
      onEnd: (run) => void stream.once("close", run),
    };
    for (const listener of this.#openers) listener(personId, opened);
    return opened;
  }

  /** Number of open streams. */
  get size(): number {
    return this.#open.size;
  }

  /** Registers a source of further events for every stream opened from now on. */
  onOpen(listener: OpenListener): void {
    this.#openers.push(listener);
  }

  async #checkSessionsWhileOpen(): Promise<void> {
    this.#isChecking = true;
    while (this.#open.size > 0) {
      await sleep(this.#limits.sessionCheck, undefined, { ref: false });
      await this.#endWithSessions().catch(this.#options.onError);
    }
    this.#isChecking = false;
  }

  /** Ends the streams of sessions that expired or were signed out at any process, with one query for all. */
  async #endWithSessions(): Promise<void> {
    const secrets = new Set([...this.#open].flatMap(({ secret }) => secret ?? []));
    if (secrets.size === 0) return;
    const ended = await this.#options.findEndedSessions([...secrets]);
    for (const { secret, stream } of this.#open) {
      if (secret !== null && ended.has(secret)) stream.end();
    }
  }

  /** Ends all streams and refuses new ones, so that shutdown does not wait for them. */
  close(): void {
    this.#closing = true;
    for (const { stream } of this.#open) stream.end();
  }
}

/** Gives the app its streams, which end when the app closes. */
export function keepEventStreams(
  app: FastifyInstance,
  options: Omit<EventStreamOptions, "onError">,
): void {
  const streams = new EventStreams({
    ...options,
    onError: (err) => app.log.warn({ err }, "sessions of event streams could not be checked"),
  });
  app.decorate("eventStreams", streams);
  app.addHook("preClose", async () => streams.close());
}
