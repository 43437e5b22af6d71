import { setTimeout as sleep } from "node:timers/promises";

/** CSP sources that scripts of the page may fetch from. */
export type FindSources = () => Promise<readonly string[]>;

/** Milliseconds after which the page is served with the last known sources. */
const LONGEST_WAIT = 500;
/** `https://example.org`, also of all its subdomains, and with a port. */
const SOURCE = /^https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/;
/** More would exceed the header size that browsers and proxies accept. */
const MOST_SOURCES = 100;

/** Caches the sources for when they cannot be found, and shares one look-up among concurrent callers. */
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
      // The page itself needs no database; its API calls report the outage.
    }
  }
}
