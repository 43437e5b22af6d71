/** Times in milliseconds. */
export interface AdmissionLimits {
  /** Maximum number of concurrent requests. */
  concurrency: number;
  /** Longest wait for a turn. */
  patience: number;
  /** A request that takes longer is assumed to wait for something else, and loses its turn. */
  longestTurn: number;
}

/** A request's turn. */
export interface Turn {
  /** Lets the next one in; idempotent. */
  end(): void;
  /** Goes on after {@link end}, without waiting: a request that has begun is not refused. */
  resume(): void;
}

interface Waiting {
  enteredAt: number;
  run: (turn: Turn) => void;
  refuse: () => void;
  /** Whether its client has disconnected. */
  isGone: () => boolean;
}

/** Share of the longest wait up to which the estimate admits a request. */
const MARGIN = 0.8;
/** Milliseconds over which the rate is measured, and the weight of the newest measurement. */
const WINDOW = 100;
const NEWEST = 0.4;

/**
 * Runs requests in order of arrival, a limited number at a time. The queue is bounded by time: a
 * request that would not get its turn soon enough, at the current rate, is refused at once.
 *
 * It keeps arrays on purpose: a `Map` or `Set` links each table it outgrows to the next, and so from
 * one that is old and dead to every request since, none of which is then collected while young.
 */
export class AdmissionQueue {
  readonly #limits: AdmissionLimits;
  readonly #now: () => number;
  /** Oldest first. */
  readonly #turns: { turn: Turn; begunAt: number }[] = [];
  /** First in, first out. */
  readonly #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | null = null;
  /** Turns that end per millisecond under full load; null until measured. */
  #rate: number | null = null;
  #window = { since: 0, ended: 0 };

  constructor(limits: AdmissionLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Calls `run` now or when its turn comes, or `refuse` now or after the longest wait. */
  enter(run: Waiting["run"], refuse: () => void, isGone: () => boolean = () => false): void {
    this.#endLongTurns();
    if (!this.#isFull) return this.#run(run);
    this.#count(0);
    if (this.#wouldWaitTooLong()) return refuse();
    this.#waiting.push({ enteredAt: this.#now(), run, refuse, isGone });
    this.#watch();
  }

  get #isFull(): boolean {
    return this.#turns.length >= this.#limits.concurrency;
  }

  /** As many as may run may always wait: they correct an estimate that has become too low. */
  #wouldWaitTooLong(): boolean {
    const ahead = this.#waiting.length;
    if (this.#rate === null || ahead < this.#limits.concurrency) return false;
    return ahead / this.#rate > this.#limits.patience * MARGIN;
  }

  #run(run: Waiting["run"]): void {
    const turn: Turn = {
      end: () => {
        if (!this.#remove(turn)) return;
        this.#count(1);
        this.#letIn();
      },
      resume: () => {
        this.#remove(turn);
        this.#turns.push({ turn, begunAt: this.#now() });
      },
    };
    turn.resume();
    run(turn);
  }

  #remove(turn: Turn): boolean {
    const index = this.#turns.findIndex((running) => running.turn === turn);
    if (index === -1) return false;
    this.#turns.splice(index, 1);
    return true;
  }

  #letIn(): void {
    while (!this.#isFull) {
      const next = this.#waiting.shift();
      if (!next) return;
      if (!next.isGone()) this.#run(next.run);
    }
  }

  /** Measures the rate only while requests wait, for only then do turns end as fast as they can. */
  #count(ended: number): void {
    const now = this.#now();
    if (this.#waiting.length === 0) {
      this.#window = { since: now, ended: 0 };
      return;
    }
    this.#window.ended += ended;
    const elapsed = now - this.#window.since;
    if (elapsed < WINDOW) return;
    const rate = this.#window.ended / elapsed;
    this.#rate = this.#rate === null ? rate : NEWEST * rate + (1 - NEWEST) * this.#rate;
    this.#window = { since: now, ended: 0 };
  }

  #endLongTurns(): void {
    const begunBefore = this.#now() - this.#limits.longestTurn;
    for (;;) {
      const [oldest] = this.#turns;
      if (!oldest || oldest.begunAt >= begunBefore) return;
      oldest.turn.end();
    }
  }

  /** Refuses requests that have waited too long, for example if no turn ends at all. */
  #watch(): void {
    if (this.#timer) return;
    const [first] = this.#waiting;
    if (!first) return;
    const left = first.enteredAt + this.#limits.patience - this.#now();
    this.#timer = setTimeout(() => this.#refuseLate(), Math.max(left, 1));
    this.#timer.unref();
  }

  #refuseLate(): void {
    this.#timer = null;
    this.#endLongTurns();
    const enteredBefore = this.#now() - this.#limits.patience;
    for (;;) {
      const [first] = this.#waiting;
      if (!first || first.enteredAt > enteredBefore) break;
      this.#waiting.shift();
      first.refuse();
    }
    this.#watch();
  }
}
