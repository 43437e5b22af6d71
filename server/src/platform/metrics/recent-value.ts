import type { Clock } from "../clock.ts";

interface RecentValueOptions {
  clock: Clock;
  /** Milliseconds for which a value, or a failure to read it, is cached. */
  kept: number;
  /** Maximum wait of a caller, in milliseconds. */
  patience: number;
}

/** A value that is expensive to read: cached for a while, however often it is requested. */
export class RecentValue<Value> {
  readonly #read: () => Promise<Value>;
  readonly #options: RecentValueOptions;
  #last: { at: number; value: Promise<Value | null> } | null = null;

  constructor(read: () => Promise<Value>, options: RecentValueOptions) {
    this.#read = read;
    this.#options = options;
  }

  /** Null if it cannot be read, or not in time. */
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
