import { createHistogram } from "node:perf_hooks";

/** Milliseconds for which the event loop may be blocked at most: everything else waits as long. */
export const LONGEST_BLOCK = 50;
/** Milliseconds between two checks of the clock, and so the precision of the measurement. */
const RESOLUTION = 10;
/** Milliseconds that {@link EventLoopMeter.recent} covers. */
const WINDOW = 15_000;

/** How long the event loop was blocked, in milliseconds. */
export interface EventLoopDelay {
  p50: number;
  p99: number;
  max: number;
}

/** Measures how long this process's event loop is blocked, until it is stopped. */
export class EventLoopMeter {
  readonly #all = createHistogram();
  readonly #window = createHistogram();
  readonly #timer: NodeJS.Timeout;
  #last: EventLoopDelay | null = null;
  #blocks = 0;

  /** @param onLook called every 10 ms with the milliseconds for which it was blocked */
  constructor(onLook: (blocked: number, now: number) => void = () => {}) {
    let looked = performance.now();
    let windowEnd = looked + WINDOW;
    this.#timer = setInterval(() => {
      const now = performance.now();
      const blocked = Math.max(1, Math.round(now - looked) - RESOLUTION);
      looked = now;
      this.#all.record(blocked);
      this.#window.record(blocked);
      if (blocked > LONGEST_BLOCK) this.#blocks += 1;
      if (now >= windowEnd) {
        windowEnd = now + WINDOW;
        this.#last = summarise(this.#window);
        this.#window.reset();
      }
      onLook(blocked, now);
    }, RESOLUTION).unref();
  }

  /** Since the process started. */
  sinceStart(): EventLoopDelay {
    return summarise(this.#all);
  }

  /** In the last complete window of 15 s; in the first one, so far. */
  recent(): EventLoopDelay {
    return this.#last ?? summarise(this.#window);
  }

  /** How often it was blocked for too long since the process started. */
  get blocks(): number {
    return this.#blocks;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

function summarise(delay: ReturnType<typeof createHistogram>): EventLoopDelay {
  return {
    p50: delay.percentile(50),
    p99: delay.percentile(99),
    max: delay.count === 0 ? 0 : delay.max,
  };
}
