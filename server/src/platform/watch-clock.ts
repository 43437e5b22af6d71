import { sql } from "drizzle-orm";

import type { Database } from "../database/connection.ts";
import { clockDifference, type ReadClock } from "./clock-difference.ts";
import type { Log } from "./log.ts";

/** Milliseconds between two looks at the clock, and at the database's. */
const LOOK = 5_000;
const COMPARISON = 60_000;
/** Milliseconds of a jump or a difference that are told: sign-in apps tolerate as much. */
const TOLD = 30_000;

/** The clocks of this machine: of the time of day, and one that nobody sets. */
export interface MachineClocks {
  day: ReadClock;
  steady: ReadClock;
}

const MACHINE: MachineClocks = { day: Date.now, steady: () => performance.now() };

/** Warns where the clock of this machine jumps, or differs from the database's. */
export class ClockWatch {
  readonly #database: Database;
  readonly #log: Log;
  readonly #clocks: MachineClocks;
  /** Time of day less the steady time, when it was looked at last. */
  #offset: number;
  #differs = false;

  constructor(database: Database, log: Log, clocks = MACHINE) {
    this.#database = database;
    this.#log = log;
    this.#clocks = clocks;
    this.#offset = this.#readOffset();
  }

  /** Warns of a jump since the last look. A machine that slept jumps as well. */
  look(): void {
    const offset = this.#readOffset();
    const jump = offset - this.#offset;
    this.#offset = offset;
    if (Math.abs(jump) > TOLD) this.#log.warn({ seconds: secondsOf(jump) }, "clock jumped");
  }

  /** Warns once of a difference to the database's clock, and says when it is over. */
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

/** Seconds that the clock is ahead of where it should be, or behind if negative. */
function secondsOf(milliseconds: number): number {
  return Math.round(milliseconds / 1_000);
}

/**
 * Watches the clock of this process from now on.
 * @returns stops watching
 */
export function watchClock(database: Database, log: Log): () => void {
  const watch = new ClockWatch(database, log);
  // Requests and jobs report outages; the next turn asks again.
  const compare = () => void watch.compare().catch(() => {});
  compare();
  const timers = [setInterval(() => watch.look(), LOOK), setInterval(compare, COMPARISON)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
