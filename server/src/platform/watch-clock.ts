import { sql } from "drizzle-orm";

import type { Database } from "../database/connection.ts";
import { clockDifference, type ReadClock } from "./clock-difference.ts";
import type { Log } from "./log.ts";

/** Milliseconds between two checks of the clock, and of the database's. */
const LOOK = 5_000;
const COMPARISON = 60_000;
/** Milliseconds of a jump or difference worth a warning: authenticator apps tolerate as much. */
const TOLD = 30_000;

/** The clocks of this machine: the wall clock, and a monotonic one. */
export interface MachineClocks {
  day: ReadClock;
  steady: ReadClock;
}

const MACHINE: MachineClocks = { day: Date.now, steady: () => performance.now() };

/** Warns when this machine's clock jumps, or differs from the database's. */
export class ClockWatch {
  readonly #database: Database;
  readonly #log: Log;
  readonly #clocks: MachineClocks;
  /** Wall clock minus monotonic clock, at the last check. */
  #offset: number;
  #differs = false;

  constructor(database: Database, log: Log, clocks = MACHINE) {
    this.#database = database;
    this.#log = log;
    this.#clocks = clocks;
    this.#offset = this.#readOffset();
  }

  /** Warns of a jump since the last check. A machine that slept jumps, too. */
  look(): void {
    const offset = this.#readOffset();
    const jump = offset - this.#offset;
    this.#offset = offset;
    if (Math.abs(jump) > TOLD) this.#log.warn({ seconds: secondsOf(jump) }, "clock jumped");
  }

  /** Warns once of a difference from the database's clock, and logs when it is over. */
  async compare(): Promise<void> {
    const ask = async () => {
      const { rows } = await this.#database.execute<{ now: Date | string }>(
        sql`select clock_timestamp() as now`,
      );
      return new Date(rows[0]?.now ?? Number.NaN);
    };
    const difference = await clockDifference(ask, this.#clocks.day);
    const differs = Math.abs(difference) > TOLD;
    if (differs === this.#differs) return;
    this.#differs = differs;
    const seconds = secondsOf(difference);
    if (differs) this.#log.warn({ seconds }, "clock differs from the database's");
    else this.#log.info({ seconds }, "clock agrees with the database's again");
  }

  #readOffset(): number {
    return this.#clocks.day() - this.#clocks.steady();
  }
}

/** Seconds by which the clock is ahead of the correct time, negative if behind. */
function secondsOf(milliseconds: number): number {
  return Math.round(milliseconds / 1_000);
}

/**
 * Watches the clock of this process from now on.
 * @returns a function that stops watching
 */
export function watchClock(database: Database, log: Log): () => void {
  const watch = new ClockWatch(database, log);
  // Requests and jobs report outages; the next check tries again.
  const compare = () => void watch.compare().catch(() => {});
  compare();
  const timers = [setInterval(() => watch.look(), LOOK), setInterval(compare, COMPARISON)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
