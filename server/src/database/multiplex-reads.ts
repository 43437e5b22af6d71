import type pg from "pg";

/** Reads under way on a connection before another one is taken. */
const READS_AT_ONCE = 8;

/** A connection while reads share it. */
interface Lane {
  client: Promise<pg.PoolClient>;
  /** Reads without a response, those that wait for the connection included. */
  running: number;
  isHeld: boolean;
  /** Why the connection goes back as broken; no further reads are sent on it. */
  error: Error | undefined;
}

/**
 * Sends prepared reads that are issued outside transactions, such as the one that finds the session of
 * every request, over shared connections, and those of one turn of the event loop in one packet: each
 * packet wakes a process of the server, which costs more than most of these reads. They take at most
 * half of the pool. All other statements get a connection each, as they may take long or wait for locks.
 */
export function multiplexReads(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const most = Math.floor(pool.options.max / 2);
  if (most === 0) return;
  const lanes = new Lanes(pool, most);
  const multiplexed = (...args: unknown[]) => {
    const [statement, values] = args;
    return args.length === 2 && isPreparedRead(statement)
      ? lanes.read(statement, values as unknown[])
      : query(...args);
  };
  pool.query = multiplexed as typeof pool.query;
}

function isPreparedRead(statement: unknown): statement is pg.QueryConfig {
  const { name, text } = (statement ?? {}) as Partial<pg.QueryConfig>;
  return Boolean(name) && (text?.startsWith("select ") ?? false);
}

class Lanes {
  readonly #pool: pg.Pool;
  readonly #most: number;
  #lanes: Lane[] = [];

  constructor(pool: pg.Pool, most: number) {
    this.#pool = pool;
    this.#most = most;
  }

  async read(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    const lane = this.#find() ?? this.#open();
    lane.running += 1;
    try {
      const client = await lane.client;
      hold(lane, client);
      return await client.query(statement, values);
    } catch (error) {
      lane.error = error as Error;
      throw error;
    } finally {
      lane.running -= 1;
      if (lane.running === 0) this.#release(lane);
    }
  }

  /** The first with room, so that packets are full; if there can be no more, the one with the fewest. */
  #find(): Lane | undefined {
    const working = this.#lanes.filter(({ error }) => !error);
    const free = working.find(({ running }) => running < READS_AT_ONCE);
    if (free || this.#lanes.length < this.#most) return free;
    return working.toSorted((one, other) => one.running - other.running)[0];
  }

  #open(): Lane {
    const client = this.#pool.connect();
    const lane: Lane = { client, running: 0, isHeld: false, error: undefined };
    this.#lanes.push(lane);
    return lane;
  }

  #release(lane: Lane): void {
    this.#lanes = this.#lanes.filter((other) => other !== lane);
    // One that could not be opened has told its readers so.
    lane.client.then(
      (client) => client.release(lane.error),
      () => {},
    );
  }
}

/** Until the requests that this turn of the event loop brought have been taken in. */
function hold(lane: Lane, client: pg.PoolClient): void {
  if (lane.isHeld) return;
  lane.isHeld = true;
  const { stream } = (client as unknown as { connection: pg.Connection }).connection;
  stream.cork();
  setImmediate(() => {
    lane.isHeld = false;
    stream.uncork();
  });
}
