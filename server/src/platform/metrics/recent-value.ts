import type { Clock } from "../clock.ts";

interface RecentValueOptions {
  clock: Clock;
  /** Milliseconds for which what was read, or that it could not be, is given again. */
  kept: number;
  /** Milliseconds that somebody who asks waits at most. */
  patience: number;
}

/** Something that costs to be read: read at most once in a while, however often it is asked for. */
export class RecentValue<Value> {
  readonly #read: () => Promise<Value>;
  readonly #options: RecentValueOptions;
  #last: { at: number; value: Promise<Value | null> } | null = null;

  constructor(read: () => Promise<Value>, options: RecentValueOptions) {
    this.#read = read;
    this.#options = options;
  }

  /** Null where it cannot be read, or not in time. */
  async get(): Promise<Value | null> {
    const { clock, kept, patience } = this.#options;
    const now = clock.now().getTime();
    const age = this.#last ? now - this.#last.at : Infinity;
    if (!this.#last || age < 0 || age >= kept) {
      this.#last = { at: now, value: this.#read().catch(() => null) };
    }
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), patience);
    try {
      return await Promise.race([this.#last.value, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
