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
 */
export class AdmissionQueue {
  readonly #limits: AdmissionLimits;
  readonly #now: () => number;
  /** Turns and when each began, oldest first. */
  readonly #turns = new Map<Turn, number>();
  /** First in, first out; a Set deletes from its front in constant time. */
  readonly #waiting = new Set<Waiting>();
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
    this.#waiting.add({ enteredAt: this.#now(), run, refuse, isGone });
    this.#watch();
  }

  get #isFull(): boolean {
    return this.#turns.size >= this.#limits.concurrency;
  }

  /** As many as may run may always wait: they correct an estimate that has become too low. */
  #wouldWaitTooLong(): boolean {
    const ahead = this.#waiting.size;
    if (this.#rate === null || ahead < this.#limits.concurrency) return false;
    return ahead / this.#rate > this.#limits.patience * MARGIN;
  }

  #run(run: Waiting["run"]): void {
    const turn: Turn = {
      end: () => {
        if (!this.#turns.delete(turn)) return;
        this.#count(1);
        this.#letIn();
      },
      resume: () => {
        // Moves to the end, for the oldest come first.
        this.#turns.delete(turn);
        this.#turns.set(turn, this.#now());
      },
    };
    turn.resume();
    run(turn);
  }

  #letIn(): void {
    for (const next of this.#waiting) {
      if (this.#isFull) return;
      this.#waiting.delete(next);
      if (!next.isGone()) this.#run(next.run);
    }
  }

  /** Measures the rate only while requests wait, for only then do turns end as fast as they can. */
  #count(ended: number): void {
    const now = this.#now();
    if (this.#waiting.size === 0) {
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
    for (const [turn, begunAt] of this.#turns) {
      if (begunAt >= begunBefore) return;
      turn.end();
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
    for (const late of this.#waiting) {
      if (late.enteredAt > enteredBefore) break;
      this.#waiting.delete(late);
      late.refuse();
    }
    this.#watch();
  }
}
