import type { QuestionTallies } from "../tallies/question-tallies.ts";

interface TallySource {
  /** Counts questions in one statement. */
  read: (sectionIds: readonly number[]) => Promise<ReadonlyMap<number, QuestionTallies>>;
  /** Called when reading fails; the next read is due as usual. */
  onError: (error: unknown) => void;
  /** Milliseconds between reads. */
  interval?: number;
}

interface Follower {
  sectionIds: readonly number[];
  notify: (sectionId: number, tallies: QuestionTallies) => void;
  /** The tallies last sent, by question. */
  lastSent: Map<number, string>;
}

/**
 * Notifies followers when the tallies of their questions change. However many follow, the process
 * reads all questions together, one read at a time, and only while there are followers.
 */
export class TallyWatch {
  readonly #source: TallySource;
  readonly #followers = new Set<Follower>();
  #isReading = false;

  constructor(source: TallySource) {
    this.#source = source;
  }

  /**
   * Follows questions; the first read sends their current tallies.
   * @returns stops following
   */
  follow(sectionIds: readonly number[], notify: Follower["notify"]): () => void {
    const follower = { sectionIds, notify, lastSent: new Map<number, string>() };
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
    const wanted = new Set([...this.#followers].flatMap(({ sectionIds }) => sectionIds));
    const found = await this.#source.read([...wanted]);
    const states = new Map([...found].map(([id, tallies]) => [id, JSON.stringify(tallies)]));
    for (const { sectionIds, lastSent, notify } of this.#followers) {
      for (const id of sectionIds) {
        const [tallies, state] = [found.get(id), states.get(id)];
        if (!tallies || state === undefined || lastSent.get(id) === state) continue;
        lastSent.set(id, state);
        notify(id, tallies);
      }
    }
  }
}
