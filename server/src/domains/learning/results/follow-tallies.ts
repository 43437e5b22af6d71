import type { QuestionTallies } from "../tallies/question-tallies.ts";

interface TallySource {
  /** Counts questions in one statement. */
  read: (sectionIds: readonly number[]) => Promise<ReadonlyMap<number, QuestionTallies>>;
  /** Told of a failed look; the next one is taken all the same. */
  onError: (error: unknown) => void;
  /** Milliseconds from one look to the next. */
  interval?: number;
}

interface Follower {
  sectionIds: readonly number[];
  tell: (sectionId: number, tallies: QuestionTallies) => void;
  /** What was told last, by question. */
  told: Map<number, string>;
}

/**
 * Tells followers when the tallies of their questions change. However many follow, the process
 * takes one look at a time at all questions together, and none while nobody follows.
 */
export class TallyWatch {
  readonly #source: TallySource;
  readonly #followers = new Set<Follower>();
  #isLooking = false;

  constructor(source: TallySource) {
    this.#source = source;
  }

  /**
   * Follows questions; the first look tells how each stands.
   * @returns stops it
   */
  follow(sectionIds: readonly number[], tell: Follower["tell"]): () => void {
    const follower = { sectionIds, tell, told: new Map<number, string>() };
    this.#followers.add(follower);
    if (!this.#isLooking) void this.#keepLooking();
    return () => void this.#followers.delete(follower);
  }

  async #keepLooking(): Promise<void> {
    this.#isLooking = true;
    const { onError, interval = 1_000 } = this.#source;
    while (this.#followers.size > 0) {
      await this.#look().catch(onError);
      await new Promise((resolve) => setTimeout(resolve, interval).unref());
    }
    this.#isLooking = false;
  }

  async #look(): Promise<void> {
    const wanted = new Set([...this.#followers].flatMap(({ sectionIds }) => sectionIds));
    const found = await this.#source.read([...wanted]);
    const states = new Map([...found].map(([id, tallies]) => [id, JSON.stringify(tallies)]));
    for (const { sectionIds, told, tell } of this.#followers) {
      for (const id of sectionIds) {
        const [tallies, state] = [found.get(id), states.get(id)];
        if (!tallies || state === undefined || told.get(id) === state) continue;
        told.set(id, state);
        tell(id, tallies);
      }
    }
  }
}
