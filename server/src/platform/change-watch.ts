interface Source<State> {
  /** Reads the state of all keys in one statement. */
  read: (keys: readonly number[]) => Promise<ReadonlyMap<number, State>>;
  /** Called when a read fails; the next one stays on schedule. */
  onError: (error: unknown) => void;
  /** Milliseconds between reads. */
  interval?: number;
}

interface Follower<State> {
  keys: readonly number[];
  notify: (key: number, state: State) => void;
  /** The states last sent, by key. */
  lastSent: Map<number, string>;
}

/**
 * Notifies followers when the state of their keys changes. However many there are, the process reads all
 * keys together, one read at a time, and only while there are followers.
 */
export class ChangeWatch<State> {
  readonly #source: Source<State>;
  readonly #followers = new Set<Follower<State>>();
  #isReading = false;

  constructor(source: Source<State>) {
    this.#source = source;
  }

  /**
   * Follows keys; the first read sends their current state.
   * @returns stops following
   */
  follow(keys: readonly number[], notify: Follower<State>["notify"]): () => void {
    const follower = { keys, notify, lastSent: new Map<number, string>() };
    this.#followers.add(follower);
    if (!this.#isReading) void this.#readWhileFollowed();
    return () => void this.#followers.delete(follower);
  }

  async #readWhileFollowed(): Promise<void> {
    this.#isReading = true;
    const { onError, interval = 1_000 } = this.#source;
    while (this.#followers.size > 0) {
      await this.#read().catch(onError);
      await new Promise((resolve) => setTimeout(resolve, interval).unref());
    }
    this.#isReading = false;
  }

  async #read(): Promise<void> {
    const wanted = new Set([...this.#followers].flatMap(({ keys }) => keys));
    const found = await this.#source.read([...wanted]);
    const states = new Map([...found].map(([key, state]) => [key, JSON.stringify(state)]));
    for (const { keys, lastSent, notify } of this.#followers) {
      for (const key of keys) {
        const [state, json] = [found.get(key), states.get(key)];
        if (state === undefined || json === undefined || lastSent.get(key) === json) continue;
        lastSent.set(key, json);
        notify(key, state);
      }
    }
  }
}
