import type { FastifyBaseLogger } from "fastify";

import type { Clock } from "../clock.ts";
import type { Outage } from "../errors/find-outage.ts";

/** Why a request was refused with 503. */
export type UnavailableReason = Outage | "overloaded";

/** Milliseconds in which a reason is logged once; the next line says how often it occurred. */
const LOG_INTERVAL = 5_000;
/** Milliseconds for which a full disk keeps the process unready. */
const DISK_FULL_MEMORY = 15_000;

interface Seen {
  at: number;
  loggedAt: number;
  suppressed: number;
}

/** Logs every outage without a line per request, and remembers the last. */
export class OutageLog {
  readonly #clock: Pick<Clock, "now">;
  readonly #seen = new Map<UnavailableReason, Seen>();

  constructor(clock: Pick<Clock, "now">) {
    this.#clock = clock;
  }

  report(log: FastifyBaseLogger, reason: UnavailableReason, error?: unknown): void {
    const now = this.#clock.now().getTime();
    const seen = this.#seen.get(reason) ?? { at: now, loggedAt: -Infinity, suppressed: 0 };
    this.#seen.set(reason, seen);
    seen.at = now;
    if (now - seen.loggedAt < LOG_INTERVAL) {
      seen.suppressed += 1;
      return;
    }
    const fields = {
      reason,
      ...(seen.suppressed > 0 && { alsoRefused: seen.suppressed }),
      ...(error instanceof Error && { err: error }),
    };
    if (reason === "disk_full") log.error(fields, "the disk is full");
    else log.warn(fields, "refused as unavailable");
    seen.loggedAt = now;
    seen.suppressed = 0;
  }

  isDiskFull(): boolean {
    const at = this.#seen.get("disk_full")?.at ?? -Infinity;
    return this.#clock.now().getTime() - at < DISK_FULL_MEMORY;
  }
}
