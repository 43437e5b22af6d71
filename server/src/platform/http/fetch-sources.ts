import { setTimeout as sleep } from "node:timers/promises";

/** Sources, as a content security policy writes them, that scripts of the page fetch from. */
export type FindSources = () => Promise<readonly string[]>;

/** Milliseconds after which the page is served with what was known last. */
const LONGEST_WAIT = 500;
/** `https://example.org`, also of all its subdomains, and with a port. */
const SOURCE = /^https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/;
/** More would not fit the header that browsers and proxies accept. */
const MOST_SOURCES = 100;

/** Keeps the sources for times when they cannot be found, and looks once for all who ask at once. */
export class FetchSources {
  readonly #find: FindSources;
  #known: readonly string[] = [];
  #look: Promise<void> | null = null;

  constructor(find: FindSources) {
    this.#find = find;
  }

  async read(): Promise<readonly string[]> {
    this.#look ??= this.#update().finally(() => (this.#look = null));
    await Promise.race([this.#look, sleep(LONGEST_WAIT, undefined, { ref: false })]);
    return this.#known;
  }

  async #update(): Promise<void> {
    try {
      const sources = [...new Set(await this.#find())].filter((source) => SOURCE.test(source));
      this.#known = sources.length > MOST_SOURCES ? ["https:"] : sources.toSorted();
    } catch {
      // The page itself needs no database; what it calls reports the outage.
    }
  }
}
